import type { LabelSize } from "#shared/rules/label.ts";
import { page } from "./drawing.ts";

const mm = 72 / 25.4;

/** A paper, and where on it the carrier's label stands. All in points. */
export interface LabelPage {
  width: number;
  height: number;
  label: { x: number; y: number; height: number };
}

/**
 * The papers. A label is 288 points wide on each of them: on A6 it is a little shorter and stands in the middle; on 4 x 8 the doc tab is
 * below it; a letter sheet lies on its side, with the label in its left half and the fold in the middle.
 */
export const labelPages: Readonly<Record<LabelSize, LabelPage>> = {
  "4x6": { ...page, label: { x: 0, y: 0, height: page.height } },
  "4x8": { width: 288, height: 576, label: { x: 0, y: 0, height: page.height } },
  a6: {
    width: 105 * mm,
    height: 148 * mm,
    label: { x: (105 * mm - page.width) / 2, y: 0, height: 148 * mm },
  },
  letter: { width: 792, height: 612, label: { x: 54, y: 90, height: page.height } },
};
