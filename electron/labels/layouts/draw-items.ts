import type { LabelContent, LabelItem } from "#shared/rules/label.ts";
import type { Box } from "../drawing.ts";
import type { Pen } from "../pen.ts";

/** What lies in the parcel: what the order says, else what customs was told. */
function itemsOf({ items, customs }: LabelContent): readonly LabelItem[] {
  return items ?? customs?.customs_items ?? [];
}

/** The contents of the parcel, as many lines as the room has; the rest as a count. */
export function drawItems(pen: Pen, content: LabelContent, room: Box, size: number): void {
  const items = itemsOf(content);
  if (items.length === 0) return;
  const step = size * 1.2;
  pen.text("CONTENTS", { ...room, height: step }, { size, face: "bold" });
  const rows = Math.floor(room.height / step) - 1;
  const shown = items.length <= rows ? items.length : rows - 1;
  const lines = items.slice(0, shown).map((item) => `${item.quantity} x ${item.description}`);
  const more = items.length - shown;
  if (more > 0) lines.push(`+ ${more} more item${more === 1 ? "" : "s"}`);
  for (const [index, line] of lines.entries())
    pen.text(line, { ...room, y: room.y + (index + 1) * step, height: step }, { size });
}
