import type { Currency } from "#shared/rules/money.ts";

/** What one exchange said when a rate was made. */
export interface SourcePrice {
  source: string;
  priceMicros: number;
  /** When that was its price, in ms of this computer's clock. */
  at: number;
  /** False: it stood too far from the others and was left out. */
  used: boolean;
}

/** What one coin costs. */
export interface ExchangeRate {
  /** Millionths of a US dollar for one coin. Positive. */
  priceMicros: number;
  /** When the oldest of the prices behind it was heard to be one. */
  asOfMs: number;
  /** `pinned`, or the exchanges that it is the median of: `Coinbase, Kraken, Bitstamp`. */
  source: string;
  sources?: readonly SourcePrice[];
}

/** How one exchange fared when it was last asked. */
export interface SourceReport {
  source: string;
  priceMicros: number | null;
  at: number | null;
  used: boolean;
  /** Why it was not used, in a few words; null when it was. */
  problem: string | null;
}

/**
 * `pay`: the rate is about to be paid with; a fresh one is asked for when the last is older than a minute. `show`: the last good one
 * will do, and a fresh one is asked for behind it.
 */
export type RateUse = "pay" | "show";

/** The port to exchange rates. Rejects with StationError EXCHANGE_RATE_UNAVAILABLE when a rate is missing or stale. */
export interface Exchange {
  rate(currency: Currency, use?: RateUse): Promise<ExchangeRate>;
  /** What each exchange said last; absent where nobody is asked. */
  heard?(currency: Currency): readonly SourceReport[];
}
