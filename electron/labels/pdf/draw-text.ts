import type { TextMark, WatermarkMark } from "../drawing.ts";
import { page } from "../drawing.ts";
import { openFont, plainFeatures } from "../text/fonts.ts";
import { widthPerPoint } from "../text/measure.ts";
import { directionRuns } from "../text/runs.ts";

const options = {
  lineBreak: false,
  baseline: "alphabetic",
  // fontkit also takes switches by name; the types know only lists of names.
  features: plainFeatures as unknown as PDFKit.Mixins.OpenTypeFeatures[],
} as const;

export function drawText(doc: PDFKit.PDFDocument, mark: TextMark): void {
  doc.font(openFont(mark.face) as unknown as string).fontSize(mark.size);
  doc.fillColor(mark.white ? "white" : "black");
  let { x } = mark.box;
  for (const run of directionRuns(mark.text)) {
    doc.text(run.text, x, mark.baseline, options);
    x += widthPerPoint(run.text, mark.face) * mark.size;
  }
}

/** From the lower left to the upper right corner, light enough for any scanner. */
export function drawWatermark(doc: PDFKit.PDFDocument, mark: WatermarkMark): void {
  const diagonal = Math.hypot(page.width, page.height);
  const natural = widthPerPoint(mark.text, "bold");
  const size = (diagonal * 0.86) / natural;
  doc.save();
  doc.translate(page.width / 2, page.height / 2);
  doc.rotate((-Math.atan2(page.height, page.width) * 180) / Math.PI);
  doc.font(openFont("bold") as unknown as string).fontSize(size);
  doc.fillColor("#dcdcdc");
  doc.text(mark.text, (-natural * size) / 2, size * 0.36, options);
  doc.restore();
}
