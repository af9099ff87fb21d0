import type { LabelContent } from "#shared/rules/label.ts";
import type { Pen } from "../pen.ts";
import { drawItems } from "./draw-items.ts";
import { parcelFacts } from "./parcel-facts.ts";

const height = 144;

/**
 * The two inches below a 4 x 6 label on 4 x 8 paper: what the packer keeps or puts into the box. It carries no barcode of the
 * carrier's, so that no scanner takes it for the parcel.
 */
export function drawDocTab(pen: Pen, content: LabelContent): void {
  for (let x = 3; x < 285; x += 9) pen.paint({ x, y: 0.5, width: 5, height: 0.75 });
  const facts = parcelFacts(content);
  const [first = "", ...rest] = facts;
  const room = { x: 12, y: 9, width: 264, height: facts.length * 11 };
  pen.block([{ text: first, face: "bold", scale: 1.15 }, ...rest], room, { size: 8.5 });
  const y = room.y + room.height + 4;
  pen.rule(y, 0.75, 12, 264);
  drawItems(pen, content, { x: 12, y: y + 4, width: 264, height: height - y - 10 }, 8);
}
