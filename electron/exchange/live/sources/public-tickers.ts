import type { TickerSource } from "../ticker.ts";
import { bitfinex } from "./bitfinex.ts";
import { bitstamp } from "./bitstamp.ts";
import { coinbase } from "./coinbase.ts";
import { kraken } from "./kraken.ts";

/** The same, played by one server: each exchange lies below its own name. */
export function tickersAt(url: string): readonly TickerSource[] {
  return [
    coinbase(`${url}/coinbase`),
    kraken(`${url}/kraken`),
    bitstamp(`${url}/bitstamp`),
    bitfinex(`${url}/bitfinex`),
  ];
}

/** Exchanges that are asked in live mode: independent of each other, each with a market for both coins in dollars. */
export const publicTickers: readonly TickerSource[] = [
  coinbase(),
  kraken(),
  bitstamp(),
  bitfinex(),
];
