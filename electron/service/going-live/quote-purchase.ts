import { walletOf } from "#electron/store/ledger.ts";
import { itemsOfOrder, orderById } from "#electron/store/orders.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { formatCents, formatUnits } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { debits, type Purse } from "../labels/choose-currency.ts";
import { payingRates } from "../labels/paying-rates.ts";
import { closestPurse } from "../labels/closest-purse.ts";
import { asksAgain } from "./asks-again.ts";

/** What an order's labels that are not bought yet cost as quoted, in USD and in the coin that would pay. */
export async function quotePurchase(
  ctx: Context,
  { orderId, currency }: Parsed<Desk["quotePurchase"]>,
): Promise<Answer<Desk["quotePurchase"]>> {
  const rates = await payingRates(ctx, currency ?? undefined).catch((error: unknown) => {
    if (error instanceof StationError && error.code === "EXCHANGE_RATE_UNAVAILABLE") return [];
    throw error;
  });
  return ctx.store.read((db) => {
    if (!orderById.get(db, { id: orderId }))
      throw new StationError("ORDER_NOT_FOUND", `There is no order ${orderId}.`);
    const items = itemsOfOrder
      .all(db, { orderId })
      .filter(({ status }) => status === "pending" || status === "failed");
    const cents = items.reduce((sum, item) => sum + item.cents, 0);
    const purses = rates.map((paying): Purse => ({
      ...paying,
      available: walletOf(db, paying.currency).available,
    }));
    const purse = closestPurse(purses, cents);
    const units = purse ? debits(items, purse.rate).reduce((sum, one) => sum + one, 0) : null;
    return {
      usd: formatCents(cents),
      amount: units === null ? null : formatUnits(units),
      currency: purse?.currency ?? null,
      askAgain: asksAgain(ctx, db, cents),
    };
  });
}
