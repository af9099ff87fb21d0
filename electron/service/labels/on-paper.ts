import { shipmentById } from "#electron/store/quotes.ts";
import type { LabelContent } from "#shared/rules/label.ts";
import type { Parts } from "../context.ts";
import { slipContents } from "../printing/slip-contents.ts";
import type { OpenAttempt } from "./buy-label.ts";

/** The carrier's label laid out for the paper that it was bought for; where there is room beside it, what lies in the parcel goes along. */
export function onPaper(
  parts: Parts,
  { attempt, item }: Pick<OpenAttempt, "attempt" | "item">,
  content: LabelContent,
): LabelContent {
  const size = attempt.label_size;
  if (size === "4x6") return content;
  if (size === "a6") return { ...content, size };
  const { items } = parts.store.read((db) => {
    const customs = shipmentById.get(db, { id: item.shipment_id })?.customs ?? null;
    return slipContents(db, { order_id: item.order_id, customs });
  });
  return {
    ...content,
    size,
    items: items.map(({ quantity, description }) => ({ quantity, description })),
  };
}
