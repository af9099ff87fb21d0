import type { Api } from "#shared/contract/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import { dollarsFromCents } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { newOrderIds, type OrderInput, writeOrder } from "./write-order.ts";

/** Makes an order from saved quotes. */
export async function createOrder(
  ctx: Context,
  input: OrderInput,
): Promise<Answer<Api["createOrder"]>> {
  const ids = newOrderIds(ctx, input.items.length);
  const { orderId, trackingId, itemIds } = ids;
  const total = await ctx.store.write((tx) => writeOrder(ctx, tx, ids, input));
  ctx.announce({ kind: "orders.changed", id: orderId });
  return {
    orderId,
    trackingId,
    totalAmount: dollarsFromCents(total),
    paymentStatus: "pending",
    items: input.items.map(({ rateId }, index) => ({
      orderItemId: itemIds[index] ?? "",
      rateId,
    })),
  };
}
