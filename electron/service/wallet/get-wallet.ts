import type { ExchangeRate } from "#electron/exchange/exchange.ts";
import { walletOf } from "#electron/store/ledger.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import { centsFromUnits } from "#shared/rules/convert.ts";
import { currencies, formatCents, formatMicros, formatUnits } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { rateFacts } from "./rate-facts.ts";
import { soundRate } from "./sound-rate.ts";

const kinds = ["balance", "available", "held"] as const;
type Kind = (typeof kinds)[number];
type Worth = Record<Kind, number | null>;

/** What coins are worth, rounded down to a cent; null without a rate. The parts add up to the whole. */
function worthOf(wallet: Record<Kind, number>, rate: ExchangeRate | null): Worth {
  if (!rate) return { balance: null, available: null, held: null };
  const balance = centsFromUnits(wallet.balance, rate.priceMicros);
  const held = centsFromUnits(wallet.held, rate.priceMicros);
  return { balance, held, available: balance - held };
}

/** The sum over all currencies; null when one that holds money has no rate. */
function totalOf(kind: Kind, purses: readonly { wallet: Record<Kind, number>; cents: Worth }[]) {
  return purses.reduce<number | null>(
    (sum, { cents, wallet }) =>
      sum === null || (cents[kind] === null && wallet[kind] > 0) ? null : sum + (cents[kind] ?? 0),
    0,
  );
}

const dollars = (cents: number | null) => (cents === null ? null : formatCents(cents));

/** The wallet as the desk shows it: coins, and what they are worth now. */
export async function getWallet(
  ctx: Pick<Context, "mode" | "exchange" | "store">,
): Promise<Answer<Desk["getWallet"]>> {
  const purses = await Promise.all(
    currencies.map(async (currency) => {
      const rate = await soundRate(ctx, currency, "show").catch(() => null);
      const wallet = ctx.store.read((db) => walletOf(db, currency));
      return { currency, wallet, rate, cents: worthOf(wallet, rate) };
    }),
  );
  // Play money beside real money is worth nothing.
  const counted = purses.filter(({ currency }) => ctx.mode === "sandbox" || currency !== "LTCT");
  return {
    currencies: purses.map(({ currency, wallet, rate, cents }) => ({
      currency,
      balance: formatUnits(wallet.balance),
      held: formatUnits(wallet.held),
      available: formatUnits(wallet.available),
      usd: dollars(cents.balance),
      availableUsd: dollars(cents.available),
      heldUsd: dollars(cents.held),
      rate: rate ? rate.priceMicros / 1_000_000 : null,
      rateUsd: rate ? formatMicros(rate.priceMicros) : null,
      ...rateFacts(rate),
    })),
    totalUsd: dollars(totalOf("balance", counted)),
    totalAvailableUsd: dollars(totalOf("available", counted)),
    totalHeldUsd: dollars(totalOf("held", counted)),
  };
}
