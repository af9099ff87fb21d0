import type { Canvas } from "@napi-rs/canvas";
import type { Dpi, SymbolMark } from "#electron/labels/drawing.ts";
import { layOutLabel } from "#electron/labels/lay-out-label.ts";
import { renderPdf } from "#electron/labels/pdf/render-pdf.ts";
import { rasterizePdf } from "#electron/labels/png/rasterize-pdf.ts";
import { readSymbols } from "#electron/labels/testing/read-barcodes.ts";
import type { LabelContent, Symbology } from "#shared/rules/label.ts";
import { enlarged, pageOf, sharpen, type Wear, wornSymbol } from "./worn-symbol.ts";

const dpi: Dpi = 203;
const formats = {
  "gs1-128": "Code128",
  code128: "Code128",
  pdf417: "PDF417",
  maxicode: "MaxiCode",
  datamatrix: "DataMatrix",
} as const satisfies Record<Symbology, string>;

/** How a scanner looks at a picture: as it is, at twice its size, then with its edges drawn out. */
const looks = [
  { times: 1, amount: 0 },
  { times: 2, amount: 0 },
  { times: 3, amount: 4 },
  { times: 2, amount: 4 },
];

/** Whether a scanner reads exactly its data off a symbol of a rendered page. */
export async function reads(page: Canvas, mark: SymbolMark, wear: Wear): Promise<boolean> {
  for (const { times, amount } of looks) {
    const picture = wornSymbol(page, mark, dpi, wear);
    if (amount > 0) sharpen(picture, amount);
    const read = await readSymbols(enlarged(picture, times), [formats[mark.barcode.symbology]]);
    if (read.includes(mark.barcode.data)) return true;
  }
  return false;
}

export interface Scanned {
  symbology: string;
  /** Dots of a module; 0 for MaxiCode. */
  module: number;
  plain: boolean;
  worn: boolean[];
}

/** Whether a public decoder reads exactly the data of every symbol on a label's picture at 203 dpi, as printed and after each wear. */
export async function scanLabel(content: LabelContent, wears: readonly Wear[]): Promise<Scanned[]> {
  const page = pageOf(await rasterizePdf(await renderPdf(content), dpi));
  const marks = layOutLabel(content).marks.filter((mark) => mark.kind === "symbol");
  const results: Scanned[] = [];
  for (const mark of marks) {
    const { symbol, barcode } = mark;
    const worn: boolean[] = [];
    for (const wear of wears) worn.push(await reads(page, mark, wear));
    results.push({
      symbology: barcode.symbology,
      module: symbol.kind === "maxicode" ? 0 : symbol.moduleDots,
      plain: await reads(page, mark, { blur: 0, turn: 0 }),
      worn,
    });
  }
  return results;
}
