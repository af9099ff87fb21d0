import type { Dpi, SymbolMark } from "../drawing.ts";
import { drawMaxicode } from "./draw-maxicode.ts";

/** As precise as pdfkit writes a number. */
function number(points: number): string {
  if (!Number.isFinite(points)) throw new Error(`not a place on a page: ${points}`);
  return String(Math.round(points * 1e6) / 1e6);
}

const rectangle = (x: number, y: number, width: number, height: number) =>
  `${number(x)} ${number(y)} ${number(width)} ${number(height)} re`;

/** Bars as rectangles of one path, on whole dots; written at once, for pdfkit makes a buffer of each of its own calls. */
export function drawSymbol(doc: PDFKit.PDFDocument, mark: SymbolMark, dpi: Dpi): void {
  const dot = 72 / dpi;
  const { box, symbol } = mark;
  doc.fillColor("black");
  if (symbol.kind === "maxicode") {
    drawMaxicode(doc, box, symbol, dot);
    return;
  }
  const module = symbol.moduleDots * dot;
  const height = symbol.kind === "bars" ? box.height : symbol.rowDots * dot;
  const rows = symbol.kind === "bars" ? [symbol.bars] : symbol.rows;
  const bars = rows.flatMap((runs, row) =>
    runs.map(({ at, width }) =>
      rectangle(box.x + at * module, box.y + row * height, width * module, height),
    ),
  );
  if (bars.length > 0) doc.addContent(bars.join("\n"));
  doc.fill();
}
