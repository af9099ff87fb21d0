import type { Currency } from "#shared/rules/money.ts";

/** What is traded for dollars; LTCT is traded nowhere. */
export type MarketCurrency = Exclude<Currency, "LTCT">;

/** What an exchange's public ticker says. */
export interface Ticker {
  /** Millionths of a dollar for one coin in the last trade. */
  priceMicros: number;
  /** By the exchange's clock, in ms; null when it does not say. */
  atMs: number | null;
}

/** One exchange whose prices are public and need no key. */
export interface TickerSource {
  /** As people know it. */
  name: string;
  url(currency: MarketCurrency): string;
  /** Null when the answer is no price that makes sense. */
  parse(text: string, currency: MarketCurrency): Ticker | null;
}
