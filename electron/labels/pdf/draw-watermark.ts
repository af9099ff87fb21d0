import PdfDocument from "pdfkit";
import type { WatermarkMark } from "../drawing.ts";
import { openFont } from "../text/fonts.ts";

/** Of the label's diagonal. */
const share = 0.86;
/** Light enough for any scanner, dark enough to be read. */
const grey = "#dcdcdc";

interface Outline {
  /** As the page's content says it. */
  content: string;
  /** Font units. */
  width: number;
  unitsPerEm: number;
}

/** What pdfkit writes for an SVG path. */
function contentOf(path: string): string {
  const lines: string[] = [];
  const doc = new PdfDocument({ autoFirstPage: false, font: null as unknown as string });
  doc.addContent = (line) => {
    lines.push(line);
    return doc;
  };
  doc.path(path);
  return lines.join("\n");
}

const outlines = new Map<string, Outline>();

/** A text's outlines one after the other, in font units; the same few texts come again and again. */
function outlineOf(text: string): Outline {
  const known = outlines.get(text);
  if (known) return known;
  const { font } = openFont("bold");
  const { unitsPerEm } = font;
  let path = "";
  let width = 0;
  for (const sign of text) {
    const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
    path += glyph.path.translate(width, 0).toSVG();
    width += glyph.advanceWidth;
  }
  const outline = { content: contentOf(path), width, unitsPerEm };
  outlines.set(text, outline);
  return outline;
}

/** From the lower left to the upper right corner, as outlines: whoever copies the label's text does not get it in between. */
export function drawWatermark(doc: PDFKit.PDFDocument, mark: WatermarkMark): void {
  const { content, width, unitsPerEm } = outlineOf(mark.text);
  const { box } = mark;
  const scale = (Math.hypot(box.width, box.height) * share) / width;
  doc.save();
  doc.translate(box.x + box.width / 2, box.y + box.height / 2);
  doc.rotate((-Math.atan2(box.height, box.width) * 180) / Math.PI);
  doc.scale(scale, -scale);
  // The middle of the capitals on the diagonal; font units go upwards.
  doc.translate(-width / 2, -0.365 * unitsPerEm);
  doc.addContent(content).fill(grey);
  doc.restore();
}
