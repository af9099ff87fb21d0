import type { Face } from "../drawing.ts";
import { shapeLine } from "./shape-line.ts";

/** Part of the font size that a line covers above its baseline; below it is the rest. */
export const ascent = 0.77;

/** Width of printable text in points at size 1. */
export function widthPerPoint(text: string, face: Face): number {
  let width = 0;
  for (const run of shapeLine(text, face)) width += run.width;
  return width;
}
