import type { TickerSource } from "../ticker.ts";
import { bitfinex } from "./bitfinex.ts";
import { bitstamp } from "./bitstamp.ts";
import { coinbase } from "./coinbase.ts";
import { kraken } from "./kraken.ts";

/** Exchanges that are asked in live mode: independent of each other, each with a market for both coins in dollars. */
export const publicTickers: readonly TickerSource[] = [
  coinbase(),
  kraken(),
  bitstamp(),
  bitfinex(),
];
