import type { WatermarkMark } from "../drawing.ts";
import { page } from "../drawing.ts";
import { openFont, plainFeatures } from "../text/fonts.ts";

/** Of the label's diagonal. */
const share = 0.86;
/** Light enough for any scanner, dark enough to be read. */
const grey = "#dcdcdc";

/** From the lower left to the upper right corner, as outlines: whoever copies the label's text does not get it in between. */
export function drawWatermark(doc: PDFKit.PDFDocument, mark: WatermarkMark): void {
  const font = openFont("bold");
  const { glyphs, advanceWidth } = font.layout(mark.text, plainFeatures);
  const scale = (Math.hypot(page.width, page.height) * share) / advanceWidth;
  doc.save();
  doc.translate(page.width / 2, page.height / 2);
  doc.rotate((-Math.atan2(page.height, page.width) * 180) / Math.PI);
  doc.scale(scale, -scale);
  // The middle of the capitals on the diagonal; font units go upwards.
  doc.translate(-advanceWidth / 2, -0.365 * font.unitsPerEm);
  for (const glyph of glyphs) {
    const outline = glyph.path.toSVG();
    if (outline !== "") doc.path(outline);
    doc.fill(grey);
    doc.translate(glyph.advanceWidth, 0);
  }
  doc.restore();
}
