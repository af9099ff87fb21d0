import type { LabelBarcode } from "#shared/rules/label.ts";
import type { GridSymbol } from "./encoded-symbol.ts";
import { darkRuns, rawSymbol } from "./raw-symbol.ts";
import type { RawMatrix } from "./raw-symbol.ts";

const rowsOf = (raw: RawMatrix, rows: number) =>
  Array.from({ length: rows }, (_, row) =>
    darkRuns(raw.pixs.slice(row * raw.pixx, (row + 1) * raw.pixx)),
  );

/** Data Matrix ECC 200, square modules as large as the room allows, at most 3 dots; quiet zone one module. */
export function encodeDataMatrix(barcode: LabelBarcode, width: number, height: number): GridSymbol {
  const raw = rawSymbol("datamatrix", barcode.data);
  const fits = Math.floor(Math.min(width, height) / (raw.pixx + 2));
  if (fits < 1) throw new Error("The Data Matrix is too large for its place on the label");
  const moduleDots = Math.min(fits, 3);
  return {
    kind: "grid",
    rows: rowsOf(raw, raw.pixy),
    columns: raw.pixx,
    moduleDots,
    rowDots: moduleDots,
    dataColumns: 0,
    security: 0,
  };
}

/** Modules of height of a PDF417's row: ISO/IEC 15438 asks for at least three; more makes it easier to read. */
const leastRowModules = 3;
const mostRowModules = 6;

/** PDF417 in the widest modules that fit, then with the strongest correction and the widest shape; quiet zone 2 modules. */
export function encodePdf417(
  barcode: LabelBarcode,
  { width, height }: { width: number; height: number },
  mostDots: number,
): GridSymbol {
  for (let moduleDots = mostDots; moduleDots > 0; moduleDots -= 1)
    for (const security of [5, 4, 3, 2]) {
      const modules = Math.floor(width / moduleDots) - 4;
      // Start, stop and both row indicators take 69 modules, each data column 17.
      const dataColumns = Math.min(30, Math.floor((modules - 69) / 17));
      if (dataColumns < 1) continue;
      const raw = tryPdf417(barcode.data, dataColumns, security);
      if (!raw) continue;
      const rows = raw.pixs.length / raw.pixx;
      const rowModules = Math.min(mostRowModules, Math.floor(height / rows / moduleDots));
      if (rowModules < leastRowModules) continue;
      return {
        kind: "grid",
        rows: rowsOf(raw, rows),
        columns: raw.pixx,
        moduleDots,
        rowDots: rowModules * moduleDots,
        dataColumns,
        security,
      };
    }
  throw new Error("The PDF417 is too large for its place on the label");
}

/** Null where the codewords do not fit into 90 rows. */
function tryPdf417(data: string, columns: number, eclevel: number): RawMatrix | null {
  try {
    return rawSymbol("pdf417", data, { columns, eclevel });
  } catch {
    return null;
  }
}
