import type { LabelContent } from "#shared/rules/label.ts";
import { sampleLegend } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";

/** Points that the strip and the small print take at the lower end of a label. */
export const stripHeight = 25;

/** Across the label behind everything, and once more in a black strip that also survives a one-bit printer. */
export function drawSample(pen: Pen, content: LabelContent, height: number): void {
  if (!content.sample) return;
  pen.watermark(sampleLegend, { x: 0, y: 0, width: 288, height });
  const strip = { x: 9, y: height - 22, width: 270, height: 12 };
  pen.paint(strip);
  pen.text(sampleLegend, strip, { size: 8.5, face: "bold", align: "center", white: true });
}

/** The tracking code in one piece, for whoever copies it off the label. */
export function drawSmallPrint(pen: Pen, content: LabelContent, height: number): void {
  const text = `SHIPDECK \u00B7 ${content.trackingCode}`;
  pen.text(text, { x: 9, y: height - 9.5, width: 270, height: 6 }, { size: 5, align: "right" });
}
