import { itemsOfOrder, orderById } from "#electron/store/orders.ts";
import type { ItemRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";

export function purchaseUnderWay(): StationError {
  return new StationError(
    "PURCHASE_IN_PROGRESS",
    "A purchase of this order is under way. Nothing was charged by this one; read the order to see what came of the first.",
    { retryAfter: 5 },
  );
}

/** The items of an order that a purchase would try: those never tried and those that failed. */
export function buyableItems(db: Db, orderId: string): ItemRow[] {
  if (!orderById.get(db, { id: orderId }))
    throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
  const items = itemsOfOrder.all(db, { orderId });
  const buyable = items.filter(({ status }) => status === "pending" || status === "failed");
  if (buyable.length > 0) return buyable;
  if (items.some(({ status }) => status === "processing")) throw purchaseUnderWay();
  throw new StationError(
    "ORDER_ALREADY_PURCHASED",
    "Every label of this order was bought already. Nothing was charged.",
  );
}
