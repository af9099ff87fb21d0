import { openAttemptOfItem } from "#electron/store/attempts.ts";
import { labelsOfOrder } from "#electron/store/labels.ts";
import { itemsOfOrder, orderById } from "#electron/store/orders.ts";
import type { Db } from "#electron/store/store.ts";
import type { LabelEntry, LabelPurchase } from "#shared/contract/labels.ts";
import { StationError } from "#shared/contract/errors.ts";
import { labelEntry } from "./label-entry.ts";

/** The label entries of an order, one per item, in the order's order. */
export function labelEntries(db: Db, orderId: string, baseUrl: string): LabelEntry[] {
  const labels = new Map(
    labelsOfOrder.all(db, { orderId }).map((label) => [label.order_item_id, label]),
  );
  return itemsOfOrder
    .all(db, { orderId })
    .map((item) =>
      labelEntry(
        baseUrl,
        item,
        labels.get(item.id) ?? null,
        item.status === "processing"
          ? (openAttemptOfItem.get(db, { itemId: item.id }) ?? null)
          : null,
      ),
    );
}

/** An order as a purchase answers it, read from the database: the same whether it is told now or again later. */
export function purchaseResult(db: Db, orderId: string, baseUrl: string): LabelPurchase {
  const order = orderById.get(db, { id: orderId });
  if (!order) throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
  const labels = labelEntries(db, orderId, baseUrl);
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
