import type { Face } from "../drawing.ts";
import { openFont, plainFeatures } from "./fonts.ts";
import { directionRuns } from "./runs.ts";

/** Parts of the font size that a line covers above and below its baseline; together one size. */
export const ascent = 0.77;
export const descent = 0.23;

/** Width of printable text in points at size 1. */
export function widthPerPoint(text: string, face: Face): number {
  const font = openFont(face);
  let units = 0;
  for (const run of directionRuns(text)) units += font.layout(run.text, plainFeatures).advanceWidth;
  return units / font.unitsPerEm;
}
