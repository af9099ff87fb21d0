import { walletOf } from "#electron/store/ledger.ts";
import type { batchPurchaseRows } from "#shared/contract/desk/batch-purchase.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { centsFromUnits, requiredUnits } from "#shared/rules/convert.ts";
import { formatCents, formatUnits } from "#shared/rules/money.ts";
import { isExpired } from "#shared/rules/quote.ts";
import type { Context } from "../../context.ts";
import { asksAgain } from "../../going-live/asks-again.ts";
import { debits } from "../../labels/choose-currency.ts";
import { closestPurse } from "../../labels/closest-purse.ts";
import { payingRates } from "../../labels/paying-rates.ts";
import { rateFacts } from "../../wallet/rate-facts.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { findBatch } from "../grid/find.ts";
import { chosenRows } from "./chosen-rows.ts";

/** What buying would cost and leave: exact sums of what each label would be debited. */
export async function quoteBatch(
  ctx: Context,
  { id: batchId, rowIds, currency }: Parsed<typeof batchPurchaseRows.quoteBatch>,
): Promise<Answer<typeof batchPurchaseRows.quoteBatch>> {
  const named = currency ?? ctx.store.read(stationSettings).payWith;
  const rates = await payingRates(ctx, named ?? undefined, "show").catch((error: unknown) => {
    if (error instanceof StationError && error.code === "EXCHANGE_RATE_UNAVAILABLE") return [];
    throw error;
  });
  return ctx.store.read((db) => {
    findBatch(db, batchId);
    const { rows, blocked } = chosenRows(db, batchId, rowIds);
    const now = ctx.clock.now();
    const cents = rows.reduce((sum, row) => sum + row.cents, 0);
    const told = {
      count: rows.length,
      blocked,
      warnings: rows.filter(({ warned }) => warned === 1).length,
      expired: rows.filter(({ expires_at }) => isExpired(expires_at ?? 0, now)).length,
      usd: formatCents(cents),
      askAgain: asksAgain(ctx, db, cents),
    };
    const purses = rates.map((paying) => ({
      ...paying,
      available: walletOf(db, paying.currency).available,
    }));
    const purse = closestPurse(purses, cents);
    if (!purse)
      return {
        ...told,
        currency: null,
        amount: null,
        required: null,
        available: null,
        balanceAfter: null,
        balanceAfterUsd: null,
        sufficient: false,
        exchangeRate: null,
        rateSource: null,
        rateAt: null,
      };
    const amount = debits(rows, purse.rate).reduce((sum, units) => sum + units, 0);
    const required = requiredUnits(cents, purse.rate.priceMicros);
    const after = purse.available - amount;
    return {
      ...told,
      currency: purse.currency,
      amount: formatUnits(amount),
      required: formatUnits(required),
      available: formatUnits(purse.available),
      balanceAfter: formatUnits(after),
      balanceAfterUsd: formatCents(
        Math.sign(after) * centsFromUnits(Math.abs(after), purse.rate.priceMicros),
      ),
      sufficient: purse.available >= required,
      exchangeRate: purse.rate.priceMicros / 1_000_000,
      ...rateFacts(purse.rate),
    };
  });
}
