import type { LabelContent } from "#shared/rules/label.ts";
import { sampleLegend } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";

/** Where the legend stands; nothing else is drawn there. */
export const strip = { x: 9, y: 412, width: 270, height: 12 } as const;

/** Across the label behind everything, and once more in a black strip that also survives a one-bit printer. */
export function drawSample(pen: Pen, content: LabelContent): void {
  if (!content.sample) return;
  pen.watermark(sampleLegend);
  pen.paint(strip);
  pen.text(sampleLegend, strip, { size: 8.5, face: "bold", align: "center", white: true });
}
