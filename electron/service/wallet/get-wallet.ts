import { walletOf } from "#electron/store/ledger.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import { centsFromUnits } from "#shared/rules/convert.ts";
import { currencies, formatCents, formatUnits } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { soundRate } from "./sound-rate.ts";

/** The wallet as the desk shows it: coins, and what they are worth now, rounded down to a cent. */
export async function getWallet(
  ctx: Pick<Context, "exchange" | "store">,
): Promise<Answer<Desk["getWallet"]>> {
  const purses = await Promise.all(
    currencies.map(async (currency) => {
      const rate = await soundRate(ctx, currency).catch(() => null);
      const wallet = ctx.store.read((db) => walletOf(db, currency));
      const cents = rate ? centsFromUnits(wallet.balance, rate.priceMicros) : null;
      return { currency, wallet, rate, cents };
    }),
  );
  const total = purses.reduce<number | null>(
    (sum, { cents, wallet }) =>
      sum === null || (cents === null && wallet.balance > 0) ? null : sum + (cents ?? 0),
    0,
  );
  return {
    currencies: purses.map(({ currency, wallet, rate, cents }) => ({
      currency,
      balance: formatUnits(wallet.balance),
      held: formatUnits(wallet.held),
      available: formatUnits(wallet.available),
      usd: cents === null ? null : formatCents(cents),
      rate: rate ? rate.priceMicros / 1_000_000 : null,
      rateSource: rate?.source ?? null,
    })),
    totalUsd: total === null ? null : formatCents(total),
  };
}
