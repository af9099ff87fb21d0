import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { addressLines } from "./address-lines.ts";
import { drawItems } from "./draw-items.ts";
import { parcelFacts } from "./parcel-facts.ts";

const fold = 396;
const sheetHeight = 612;
const left = fold + 54;
const width = 288;

const directions = [
  "1. Fold the sheet along the dashed line.",
  "2. With the label outside, put it into a pouch or tape it to the parcel.",
  "3. Put no tape on a barcode, and cover or take off every older label.",
  "4. Use a label once. A copy of it is not paid for.",
];

/** The fold of a letter sheet and what stands on its right half: how to use the label, and what was sent. */
export function drawLetterHalf(pen: Pen, content: LabelContent): void {
  for (let y = 6; y < sheetHeight - 6; y += 10) pen.paint({ x: fold, y, width: 0.75, height: 5 });
  pen.text("FOLD HERE", { x: fold + 6, y: 14, width: 80, height: 9 }, { size: 7.5, face: "bold" });
  pen.text(
    "HOW TO USE THIS LABEL",
    { x: left, y: 90, width, height: 13 },
    { size: 12, face: "bold" },
  );
  pen.block(directions, { x: left, y: 108, width, height: 76 }, { size: 9 });
  pen.rule(192, 0.75, left, width);
  const [first = "", ...facts] = parcelFacts(content);
  const lines = [{ text: first, face: "bold" as const, scale: 1.2 }, ...facts];
  pen.block(lines, { x: left, y: 200, width, height: 84 }, { size: 9.5 });
  pen.text("FROM", { x: left, y: 292, width, height: 11 }, { size: 8.5, face: "bold" });
  const from = addressLines(content.from, { country: true });
  pen.block(from, { x: left, y: 304, width, height: 66 }, { size: 8.5 });
  drawItems(pen, content, { x: left, y: 380, width, height: 138 }, 9);
}
