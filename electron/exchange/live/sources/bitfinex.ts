import { z } from "zod";
import { microsFromText } from "../price-text.ts";
import type { TickerSource } from "../ticker.ts";
import { readJson } from "./read-json.ts";

/** Bid and its size, ask and its size, change of the day twice, last price, volume, high, low: ten numbers. */
const Answer = z.array(z.number()).length(10);
const last = 6;

/** Bitfinex, `GET /v2/ticker/tBTCUSD`; it tells no time. docs.bitfinex.com, "Ticker". */
export function bitfinex(origin = "https://api-pub.bitfinex.com"): TickerSource {
  return {
    name: "Bitfinex",
    url: (currency) => `${origin}/v2/ticker/t${currency}USD`,
    parse(text) {
      // A number prints as the shortest text that means it: the digits that were sent.
      const priceMicros = microsFromText(String(readJson(Answer, text)?.[last]));
      return priceMicros ? { priceMicros, atMs: null } : null;
    },
  };
}
