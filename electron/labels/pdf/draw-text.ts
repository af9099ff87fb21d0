import type { TextMark } from "../drawing.ts";
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
