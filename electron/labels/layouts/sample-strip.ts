import type { LabelContent } from "#shared/rules/label.ts";
import { sampleLegend } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";

/** Where the legend stands; nothing else is drawn there. */
const strip = { x: 9, y: 410, width: 270, height: 12 } as const;

/** Across the label behind everything, and once more in a black strip that also survives a one-bit printer. */
export function drawSample(pen: Pen, content: LabelContent): void {
  if (!content.sample) return;
  pen.watermark(sampleLegend);
  pen.paint(strip);
  pen.text(sampleLegend, strip, { size: 8.5, face: "bold", align: "center", white: true });
}

/** The tracking code in one piece, for whoever copies it off the label. */
export function drawSmallPrint(pen: Pen, content: LabelContent): void {
  const text = `SHIPDECK \u00B7 ${content.trackingCode}`;
  pen.text(text, { x: 9, y: 422.5, width: 270, height: 6 }, { size: 5, align: "right" });
}
