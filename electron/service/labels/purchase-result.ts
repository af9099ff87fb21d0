import { openAttemptOfItem } from "#electron/store/attempts.ts";
import { orderById } from "#electron/store/orders.ts";
import type { Db } from "#electron/store/store.ts";
import type { LabelEntry, LabelPurchase } from "#shared/contract/labels.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../context.ts";
import { documentsOf } from "../documents/documents-of.ts";
import { type WholeItem, wholeItems } from "../orders/whole-items.ts";
import { labelEntry } from "./label-entry.ts";

/** What tells where files are and how many pages they have. */
type EntryParts = Pick<Parts, "baseUrl" | "labels">;

/** The label entry of an item. */
export function labelEntryOf(parts: EntryParts, db: Db, item: WholeItem): LabelEntry {
  const { label } = item;
  return labelEntry(
    parts.baseUrl(),
    item,
    label,
    item.status === "processing" ? (openAttemptOfItem.get(db, { itemId: item.id }) ?? null) : null,
    label ? documentsOf(parts, db, item, label) : [],
  );
}

/** An order as a purchase answers it, read from the database: the same whether it is told now or again later. */
export function purchaseResult(parts: EntryParts, db: Db, orderId: string): LabelPurchase {
  const order = orderById.get(db, { id: orderId });
  if (!order) throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
  const labels = wholeItems(db, orderId).map((item) => labelEntryOf(parts, db, item));
  const successCount = labels.filter(({ success }) => success).length;
  const pendingCount = labels.filter(({ status }) => status === "pending").length;
  return {
    orderId,
    externalReference: order.external_reference,
    totalLabels: labels.length,
    successCount,
    pendingCount,
    failCount: labels.length - successCount - pendingCount,
    labels,
  };
}
