import type { StationConfig } from "./config.ts";
import type { Exchange } from "./exchange/exchange.ts";
import { openLiveExchange } from "./exchange/live/open-live-exchange.ts";
import { openTickerSend } from "./exchange/live/send.ts";
import { publicTickers, tickersAt } from "./exchange/live/sources/public-tickers.ts";
import { pinnedExchange, sandboxPrices } from "./exchange/pinned.ts";
import { fraction } from "./random.ts";
import type { Clock, Log } from "./service/context.ts";
import { readMeta, writeMeta } from "./store/meta.ts";
import type { Store } from "./store/store.ts";
import type { OpenDispatcher } from "./network/open-way-out.ts";

interface Parts {
  clock: Clock;
  randomBytes: (length: number) => Uint8Array;
  log: Pick<Log, "info" | "warn">;
  store: Store;
  changed: () => void;
  /** The station's way out. */
  dispatcher?: OpenDispatcher;
  /** What stands in the place of the station's own. */
  given?: Exchange | undefined;
}

export interface OpenExchange extends Exchange {
  close(): Promise<void>;
}

/** Pinned prices in the sandbox, those of the exchanges in live mode, or those given. The last ones are kept in the database over a restart. */
export function openExchange(
  config: Pick<StationConfig, "mode" | "version" | "tickersUrl">,
  parts: Parts,
): OpenExchange {
  const { clock, randomBytes, log, store, changed, dispatcher, given } = parts;
  if (given) return { ...given, close: async () => {} };
  if (config.mode === "sandbox")
    return { ...pinnedExchange(sandboxPrices, clock), close: async () => {} };
  const keyOf = (currency: string) => `exchange-rate.${currency}`;
  return openLiveExchange({
    clock,
    log,
    changed,
    send: openTickerSend(`Shipdeck/${config.version}`, dispatcher),
    sources: config.tickersUrl === null ? publicTickers : tickersAt(config.tickersUrl),
    random: () => fraction(randomBytes),
    memory: {
      read: (currency) => store.read((db) => readMeta(db, keyOf(currency))),
      write: (currency, text) => store.write((tx) => writeMeta(tx, keyOf(currency), text)),
    },
  });
}
