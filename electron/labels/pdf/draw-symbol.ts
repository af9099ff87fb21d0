import type { Dpi, SymbolMark } from "../drawing.ts";
import { drawMaxicode } from "./draw-maxicode.ts";

/** Bars as rectangles of one path, on whole dots. */
export function drawSymbol(doc: PDFKit.PDFDocument, mark: SymbolMark, dpi: Dpi): void {
  const dot = 72 / dpi;
  const { box, symbol } = mark;
  doc.fillColor("black");
  if (symbol.kind === "maxicode") {
    drawMaxicode(doc, box, symbol, dot);
    return;
  }
  const module = symbol.moduleDots * dot;
  if (symbol.kind === "bars")
    for (const { at, width } of symbol.bars)
      doc.rect(box.x + at * module, box.y, width * module, box.height);
  else
    for (const [row, runs] of symbol.rows.entries())
      for (const { at, width } of runs) {
        const height = symbol.rowDots * dot;
        doc.rect(box.x + at * module, box.y + row * height, width * module, height);
      }
  doc.fill();
}
