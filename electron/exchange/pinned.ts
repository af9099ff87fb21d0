import { StationError } from "#shared/contract/errors.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { Exchange } from "./exchange.ts";

/** The sandbox's prices: fixed, so that the same day twice costs the same. LTCT has no market and is priced as LTC. */
export const sandboxPrices: Readonly<Record<Currency, number>> = {
  BTC: 65_000_000_000,
  LTC: 80_000_000,
  LTCT: 80_000_000,
};

/** Exchange rates that never move. A price that is missing or not positive is unavailable. */
export function pinnedExchange(
  prices: Readonly<Partial<Record<Currency, number>>>,
  clock: { now(): number },
): Exchange {
  return {
    async rate(currency) {
      const priceMicros = prices[currency];
      if (priceMicros === undefined || !Number.isSafeInteger(priceMicros) || priceMicros <= 0)
        throw new StationError(
          "EXCHANGE_RATE_UNAVAILABLE",
          `There is no exchange rate for ${currency} now. Nothing was bought; try again later or pay in another currency.`,
          { retryAfter: 60 },
        );
      return { priceMicros, asOfMs: clock.now(), source: "pinned" };
    },
  };
}
