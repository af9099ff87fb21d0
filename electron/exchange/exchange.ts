import type { Currency } from "#shared/rules/money.ts";

/** What one coin costs. */
export interface ExchangeRate {
  /** Millionths of a US dollar for one coin. Positive. */
  priceMicros: number;
  asOfMs: number;
  source: string;
}

/** The port to exchange rates. Rejects with StationError EXCHANGE_RATE_UNAVAILABLE when a rate is missing or stale. */
export interface Exchange {
  rate(currency: Currency): Promise<ExchangeRate>;
}
