import { itemsOfOrder, orderById } from "#electron/store/orders.ts";
import type { Api } from "#shared/contract/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import type { Parts } from "../context.ts";

/** The answer of an order's creation, told again: as it was then, so its payment status is pending. */
export async function recallOrder(
  parts: Parts,
  orderId: string,
): Promise<Answer<Api["createOrder"]>> {
  return parts.store.read((db) => {
    const order = orderById.get(db, { id: orderId });
    if (!order) throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
    return {
      orderId,
      trackingId: order.tracking_id,
      totalAmount: dollarsFromCents(order.total_cents),
      paymentStatus: "pending" as const,
      items: itemsOfOrder
        .all(db, { orderId })
        .map(({ id, rate_id }) => ({ orderItemId: id, rateId: rate_id })),
    };
  });
}
