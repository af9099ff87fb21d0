import { z } from "zod";
import { microsFromText } from "../price-text.ts";
import type { TickerSource } from "../ticker.ts";
import { readJson } from "./read-json.ts";

/** `timestamp` in whole seconds. */
const Answer = z.object({ last: z.string(), timestamp: z.string().regex(/^\d{9,11}$/) });

/** Bitstamp, `GET /api/v2/ticker/btcusd/`. bitstamp.net/api, "Ticker". */
export function bitstamp(origin = "https://www.bitstamp.net"): TickerSource {
  return {
    name: "Bitstamp",
    url: (currency) => `${origin}/api/v2/ticker/${currency.toLowerCase()}usd/`,
    parse(text) {
      const answer = readJson(Answer, text);
      const priceMicros = answer && microsFromText(answer.last);
      return answer && priceMicros ? { priceMicros, atMs: Number(answer.timestamp) * 1000 } : null;
    },
  };
}
