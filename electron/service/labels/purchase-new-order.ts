import type { Currency } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { createOrder } from "../orders/create-order.ts";
import { newOrderIds, type OrderInput, writeOrder } from "../orders/write-order.ts";
import { stationSettings } from "../settings/station-settings.ts";
import { assertAccount } from "./assert-account.ts";
import { buyableItems } from "./buyable-items.ts";
import { intendPurchase, ShipmentTaken } from "./intend-purchase.ts";
import { itemFacts } from "./item-facts.ts";
import { payingRates } from "./paying-rates.ts";
import { quotedPrice } from "./price-items.ts";
import { actOn, purchaseLabels } from "./purchase-labels.ts";

/** Thrown in a transaction: the price of a label is not known from its quote alone. */
class MustAsk extends Error {}

/** Order and intent in one transaction, which leaves nothing behind when it throws. */
async function orderAndIntend(
  ctx: Context,
  input: OrderInput,
  currency: Currency,
): Promise<{ orderId: string; attemptIds: string[] }> {
  const ids = newOrderIds(ctx, input.items.length);
  const { orderId } = ids;
  const rates = await payingRates(ctx, currency);
  const { labelSize } = ctx.store.read(stationSettings);
  const attemptIds = await intendPurchase(ctx, input.items.length, (tx) => {
    writeOrder(ctx, tx, ids, input);
    const facts = itemFacts(ctx, tx, buyableItems(tx, orderId), labelSize);
    const priced = facts.map((entry) => {
      const price = quotedPrice(ctx, entry);
      if (!price) throw new MustAsk();
      return price;
    });
    return { orderId, priced, rates, labelSize };
  });
  return { orderId, attemptIds };
}

/**
 * Makes an order and buys its labels. Where the quotes say all, order and intent are one write; otherwise they are made one after
 * the other, and `ctx.refer` is called in both transactions.
 */
export async function purchaseNewOrder(
  ctx: Context,
  input: OrderInput,
  currency: Currency,
): Promise<void> {
  assertAccount(ctx);
  try {
    const { orderId, attemptIds } = await orderAndIntend(ctx, input, currency);
    ctx.buyingOrders.add(orderId);
    await actOn(ctx, orderId, attemptIds).finally(() => ctx.buyingOrders.delete(orderId));
  } catch (error) {
    if (!(error instanceof MustAsk || error instanceof ShipmentTaken)) throw error;
    const { orderId } = await createOrder(ctx, input);
    await purchaseLabels(ctx, { orderId, currency, labelSize: undefined });
  }
}
