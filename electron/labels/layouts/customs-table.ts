import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Align, Box } from "../drawing.ts";
import type { Pen } from "../pen.ts";
import { contentsText, customsTotals, restrictionText, usd } from "./customs-figures.ts";
import { poundsAndOunces } from "./measures.ts";

interface Column {
  head: string;
  /** Part of the table's width. */
  share: number;
  align: Align;
}

const columns: readonly Column[] = [
  { head: "QTY", share: 0.07, align: "right" },
  { head: "DETAILED DESCRIPTION OF CONTENTS", share: 0.41, align: "left" },
  { head: "VALUE USD", share: 0.14, align: "right" },
  { head: "WEIGHT", share: 0.17, align: "right" },
  { head: "HS TARIFF", share: 0.14, align: "center" },
  { head: "ORIG", share: 0.07, align: "center" },
];
const rowHeight = 7.6;
const gap = 2;

/**
 * The customs declaration in a frame: kind of contents, as many items as the room has rows for, the rest as a count, totals of all
 * of them, and who signed. Fields of UPU form CN 23 in the short form of a 4 x 6 label. Needs at least 66 points of height.
 */
export function drawCustoms(pen: Pen, customs: CustomsInfo, room: Box, signedOn: string): void {
  const items = customs.customs_items;
  const inner = { ...room, x: room.x + gap, width: room.width - 2 * gap };
  const at = (y: number, height = rowHeight): Box => ({ ...inner, y, height });
  pen.frame(room, 0.75);

  const title = at(room.y + 1.5, 8);
  pen.text("CUSTOMS DECLARATION", { ...title, width: 92 }, { size: 7, face: "bold" });
  const kind = { ...title, x: title.x + 96, width: title.width - 96 };
  pen.text(contentsText(customs), kind, { size: 6.5, min: 4.5, align: "right" });
  pen.rule(room.y + 10, 0.5, room.x, room.width);

  const cells = (y: number, texts: readonly string[], size: number, face: "regular" | "bold") => {
    let x = inner.x;
    for (const [index, column] of columns.entries()) {
      const width = inner.width * column.share;
      const cell = { x: x + 0.75, y, width: width - 1.5, height: rowHeight };
      pen.text(texts[index] ?? "", cell, { size, min: 3.8, face, align: column.align });
      x += width;
    }
  };
  let y = room.y + 11;
  cells(
    y,
    columns.map((column) => column.head),
    4.6,
    "bold",
  );
  y += rowHeight;
  pen.rule(y, 0.4, room.x, room.width);
  y += 1;

  const footHeight = 2 * rowHeight + rowHeight + 3;
  const rows = Math.max(1, Math.floor((room.y + room.height - footHeight - y) / rowHeight));
  const shown = items.length <= rows ? items.length : Math.max(rows - 1, 0);
  for (const item of items.slice(0, shown)) {
    const { quantity, value, weight } = item;
    const texts = [
      String(quantity),
      item.description,
      usd(value * quantity),
      poundsAndOunces(weight * quantity),
      item.hs_tariff_number,
      item.origin_country,
    ];
    cells(y, texts, 6, "regular");
    y += rowHeight;
  }
  const more = items.length - shown;
  if (more > 0)
    pen.text(`+ ${more} more item${more === 1 ? "" : "s"}`, at(y), { size: 6, face: "bold" });

  const foot = room.y + room.height - footHeight + 1;
  pen.rule(foot, 0.4, room.x, room.width);
  const totals = customsTotals(customs);
  cells(
    foot + 0.5,
    [String(totals.pieces), "TOTAL", usd(totals.value), poundsAndOunces(totals.ounces)],
    6,
    "bold",
  );
  pen.rule(foot + 1 + rowHeight, 0.4, room.x, room.width);
  const undelivered = customs.non_delivery_option === "return" ? "RETURN" : "ABANDON";
  const terms = [`EEL/PFC: ${customs.eel_pfc}`, customs.incoterm, `IF UNDELIVERED: ${undelivered}`];
  if (customs.restriction_type !== "none") terms.push(restrictionText(customs));
  const line = terms.join(" \u00B7 ");
  pen.text(line, at(foot + 1.5 + rowHeight), { size: 5.6, min: 4 });
  const signed = `I certify that this declaration is correct. Signed: ${customs.customs_signer}, ${signedOn}`;
  pen.text(signed, at(foot + 1.5 + 2 * rowHeight), { size: 5.6, min: 4 });
}
