import { z } from "zod";
import { microsFromText } from "../price-text.ts";
import type { TickerSource } from "../ticker.ts";
import { readJson } from "./read-json.ts";

const Answer = z.object({ price: z.string(), time: z.iso.datetime({ offset: true }) });

/** Coinbase Exchange, `GET /products/BTC-USD/ticker`: the last trade and its time. docs.cdp.coinbase.com, "Get product ticker". */
export function coinbase(origin = "https://api.exchange.coinbase.com"): TickerSource {
  return {
    name: "Coinbase",
    url: (currency) => `${origin}/products/${currency}-USD/ticker`,
    parse(text) {
      const answer = readJson(Answer, text);
      const priceMicros = answer && microsFromText(answer.price);
      return answer && priceMicros ? { priceMicros, atMs: Date.parse(answer.time) } : null;
    },
  };
}
