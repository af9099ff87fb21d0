import type { Face } from "../drawing.ts";
import { openFont, plainFeatures } from "./fonts.ts";
import { directionRuns } from "./runs.ts";

/** Part of the font size that a line covers above its baseline; below it is the rest. */
export const ascent = 0.77;

/** Width of printable text in points at size 1. */
export function widthPerPoint(text: string, face: Face): number {
  const font = openFont(face);
  let units = 0;
  for (const run of directionRuns(text)) units += font.layout(run.text, plainFeatures).advanceWidth;
  return units / font.unitsPerEm;
}
