import { z } from "zod";
import { microsFromText } from "../price-text.ts";
import type { MarketCurrency, TickerSource } from "../ticker.ts";
import { readJson } from "./read-json.ts";

/** `c` is the last trade: its price, its lot. */
const Answer = z.object({
  error: z.array(z.unknown()).length(0),
  result: z.record(z.string(), z.object({ c: z.tuple([z.string()], z.unknown()) })),
});

/** Kraken's own names. It answers under a longer one, such as `XXBTZUSD`. */
const pairs: Readonly<Record<MarketCurrency, { asked: string; told: RegExp }>> = {
  BTC: { asked: "XBTUSD", told: /^X?(?:XBT|BTC)Z?\/?USD$/ },
  LTC: { asked: "LTCUSD", told: /^X?LTCZ?\/?USD$/ },
};

/** Kraken, `GET /0/public/Ticker?pair=XBTUSD`; it tells no time. docs.kraken.com, "Get Ticker Information". */
export function kraken(origin = "https://api.kraken.com"): TickerSource {
  return {
    name: "Kraken",
    url: (currency) => `${origin}/0/public/Ticker?pair=${pairs[currency].asked}`,
    parse(text, currency) {
      const entries = Object.entries(readJson(Answer, text)?.result ?? {});
      const [entry] = entries;
      if (!entry || entries.length > 1 || !pairs[currency].told.test(entry[0])) return null;
      const priceMicros = microsFromText(entry[1].c[0]);
      return priceMicros ? { priceMicros, atMs: null } : null;
    },
  };
}
