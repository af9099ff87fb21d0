import type { Exchange } from "../exchange.ts";
import { SourceLine } from "./ask-source.ts";
import { Market } from "./market.ts";
import type { LiveExchangeParts } from "./parts.ts";
import { playMoney } from "./words.ts";

export interface LiveExchange extends Exchange {
  close(): Promise<void>;
}

/**
 * Real prices: the median of what public tickers say, asked for when somebody needs it and once a minute for as long as somebody
 * does. Rejects with EXCHANGE_RATE_UNAVAILABLE where there is none that may be paid with.
 */
export function openLiveExchange(parts: LiveExchangeParts): LiveExchange {
  const lines = parts.sources.map((source) => new SourceLine(source, parts));
  const markets = {
    BTC: new Market("BTC", lines, parts),
    LTC: new Market("LTC", lines, parts),
  };
  return {
    async rate(currency, use = "pay") {
      if (currency === "LTCT") throw playMoney();
      return markets[currency].rate(use);
    },
    heard: (currency) => (currency === "LTCT" ? [] : markets[currency].reports),
    async close() {
      await Promise.all([markets.BTC.close(), markets.LTC.close()]);
    },
  };
}
