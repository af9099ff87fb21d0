import { sampleLegend } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import type { Sheet } from "./sheet.ts";

/** The foot of every page: what it belongs to, which page it is, and in the sandbox that it is worth nothing. */
export function drawFoot(
  pen: Pen,
  { width, height, margin, unit }: Sheet,
  { text, page, of, sample }: { text: string; page: number; of: number; sample: boolean },
): void {
  const room = { x: margin, width: width - 2 * margin };
  const strip = { ...room, y: height - margin - 17 * unit, height: 10 * unit };
  if (sample) {
    pen.paint(strip);
    pen.text(sampleLegend, strip, { size: 7 * unit, face: "bold", align: "center", white: true });
  }
  const line = { ...room, y: height - margin - 6 * unit, height: 6 * unit };
  const left = { ...line, width: line.width * 0.75 };
  pen.text(text, left, { size: 5 * unit, min: 3.5 * unit });
  const right = { ...line, x: line.x + line.width * 0.78, width: line.width * 0.22 };
  const count = of > 1 ? `Page ${page} of ${of}` : "Page 1";
  pen.text(count, right, { size: 5 * unit, min: 3.5 * unit, align: "right" });
}
