import type { SymbolMark } from "../drawing.ts";
import { gs1Field } from "./gs1-field.ts";
import { zplBytes } from "./zpl-text.ts";

/**
 * A barcode by the printer's own command, in the size of the drawing: ^BC, ^B7, ^BX, ^BD.
 * Source: Zebra ZPL II Programming Guide.
 */
export function zplSymbol(mark: SymbolMark, x: number, y: number): string {
  const { barcode, symbol } = mark;
  const field = (data: string) => `^FH_^FD${data}^FS`;
  const origin = `^FO${x},${y}`;
  switch (symbol.kind) {
    case "bars": {
      // In automatic mode the printer packs digits itself, as the drawing's encoder does; GS1 needs its FNC1 said.
      const gs1 = barcode.symbology === "gs1-128";
      const data = gs1 ? zplGs1(gs1Field(barcode.data)) : zplBytes(barcode.data);
      const form = `^BCN,${symbol.heightDots},N,N,N,${gs1 ? "N" : "A"}`;
      return `^BY${symbol.moduleDots}${origin}${form}${field(data)}`;
    }
    case "grid": {
      const data = field(zplBytes(barcode.data));
      if (barcode.symbology === "datamatrix")
        return `${origin}^BXN,${symbol.moduleDots},200${data}`;
      const { rowDots, security, dataColumns, rows, moduleDots } = symbol;
      const form = `^B7N,${rowDots},${security},${dataColumns},${rows.length},N`;
      return `^BY${moduleDots}${origin}${form}${data}`;
    }
    case "maxicode":
      return `${origin}^BD${symbol.mode},1,1${field(zplBytes(maxicodeData(barcode.data, symbol.mode)))}`;
    default:
      return symbol satisfies never;
  }
}

/** `>` begins invocation codes, which stand as they are. */
const zplGs1 = (data: string) => data.split(">").map(zplBytes).join(">");

/** Of a structured carrier message; two digits of the year follow (ANSI MH10.8.3). */
const header = "[)>\u001E01\u001D";

/**
 * ^BD takes the primary message first: class of service, country, postal code, without separators; then the secondary message,
 * which keeps its header.
 */
function maxicodeData(data: string, mode: 2 | 3 | 4): string {
  if (mode === 4) return data;
  const head = data.startsWith(header) ? data.slice(0, header.length + 2) : "";
  const [postal = "", country = "", service = "", ...rest] = data
    .slice(head.length)
    .split("\u001D");
  return service + country + postal + head + rest.join("\u001D");
}
