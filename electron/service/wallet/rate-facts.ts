import type { ExchangeRate } from "#electron/exchange/exchange.ts";
import { sourceOf } from "#electron/store/exchange-rates.ts";
import { instant } from "../json.ts";

/** Where a rate comes from and when it was one: `pinned` has no time, and no rate has neither. */
export function rateFacts(rate: ExchangeRate | null): {
  rateSource: string | null;
  rateAt: string | null;
} {
  return {
    rateSource: rate?.source ?? null,
    rateAt: rate && rate.source !== "pinned" ? instant(rate.asOfMs) : null,
  };
}

/** The same of a stored rate, as it lies beside an entry; both null in entries of before rates were stored. */
export function storedRateFacts(row: { rate_sources: string | null; rate_as_of: number | null }): {
  rateSource: string | null;
  rateAt: string | null;
} {
  return {
    rateSource: sourceOf(row.rate_sources),
    rateAt: row.rate_as_of === null ? null : instant(row.rate_as_of),
  };
}
