import type { TextMark } from "../drawing.ts";
import { shapeLine, type ShapedGlyph, type ShapedRun } from "../text/shape-line.ts";
import { embedRun } from "./embed-run.ts";

/** A thousandth of a point. */
const short = (points: number) => String(Math.round(points * 1000) / 1000);

/** Stands where the line puts it, and the line goes on by the font's own width. */
const isPlain = ({ x, y, width, advance }: ShapedGlyph) =>
  x === 0 && y === 0 && Math.abs(width - advance) < 1e-6;

/** A run from `x` on: a text matrix at its beginning and wherever a letter does not stand where the line's width puts it. */
function showRun(
  run: ShapedRun,
  codes: readonly string[],
  x: number,
  { size, baseline }: TextMark,
): string {
  let out = "";
  let line = "";
  let at = x;
  let moved = true;
  const close = () => {
    if (line !== "") out += `<${line}> Tj\n`;
    line = "";
  };
  for (const [index, glyph] of run.glyphs.entries()) {
    const plain = isPlain(glyph);
    if (moved || !plain) {
      close();
      // pdfkit turns the page upside down, and text must stand upright again.
      out += `1 0 0 -1 ${short(at + glyph.x * size)} ${short(baseline - glyph.y * size)} Tm\n`;
    }
    line += codes[index] ?? "";
    at += glyph.advance * size;
    moved = !plain;
  }
  close();
  return out;
}

/** Writes a fitted line, its glyphs in the document's subset fonts. */
export function drawText(doc: PDFKit.PDFDocument, mark: TextMark): void {
  doc.addContent(mark.white ? "1 g" : "0 g");
  let { x } = mark.box;
  for (const run of shapeLine(mark.text, mark.face)) {
    const { fontId, codes } = embedRun(doc, run);
    const size = short(mark.size * run.font.scale);
    doc.addContent(`BT\n/${fontId} ${size} Tf\n${showRun(run, codes, x, mark)}ET`);
    x += run.width * mark.size;
  }
}
