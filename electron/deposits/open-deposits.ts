import { currencies, type Currency } from "#shared/rules/money.ts";
import type { ChainNetwork } from "#shared/rules/deposits.ts";
import { chainOf } from "./keys/chains.ts";
import { type LookoutState, openLookout } from "./lookout.ts";
import { checkChain, openWatcher } from "./open-watcher.ts";
import type { DepositParts } from "./parts.ts";
import type { KeptWatcher } from "./settings.ts";
import { WatcherTrouble } from "./watchers/trouble.ts";
import type { Tip } from "./watchers/watcher.ts";

/** The deposits of a station: every chain is watched on its own, and none waits for another. */
export interface Deposits {
  state(currency: Currency): LookoutState;
  /** One look now; see `state` for how it went. */
  look(currency: Currency): Promise<void>;
  /** After key, watcher or rules were changed. */
  reopen(currency: Currency): Promise<void>;
  /** Tries settings before they are kept: the newest block, or why it cannot be seen. */
  tryWatcher(
    settings: KeptWatcher,
    currency: Currency,
    network: ChainNetwork,
  ): Promise<Tip | { trouble: string }>;
  /** Resolves when no look is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Begins to watch what is set up. */
export function openDeposits(given: DepositParts): Deposits {
  const closing = new AbortController();
  const parts: DepositParts = {
    ...given,
    askHttp: (asked) => given.askHttp({ ...asked, signal: closing.signal }),
  };
  const lookouts = new Map(currencies.map((currency) => [currency, openLookout(parts, currency)]));
  const of = (currency: Currency) => {
    const lookout = lookouts.get(currency);
    if (!lookout) throw new Error(`no lookout for ${currency}`);
    return lookout;
  };
  for (const lookout of lookouts.values()) void lookout.look();
  return {
    state: (currency) => of(currency).state(),
    look: (currency) => of(currency).look(),
    reopen: (currency) => of(currency).reopen(),
    async tryWatcher(settings, currency, network) {
      const chain = chainOf(currency, network);
      try {
        const watcher = openWatcher(parts, settings, chain);
        if (!watcher) return { trouble: "No watcher is set up." };
        return await checkChain(watcher, chain);
      } catch (error) {
        if (error instanceof WatcherTrouble) return { trouble: error.message };
        throw error;
      }
    },
    async idle() {
      await Promise.all([...lookouts.values()].map((lookout) => lookout.idle()));
    },
    async close() {
      // A server that keeps silent must not keep the station open; what was not written yet is asked again.
      closing.abort();
      await Promise.all([...lookouts.values()].map((lookout) => lookout.close()));
    },
  };
}
