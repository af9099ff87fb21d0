import { currentDepositKey, depositKeys } from "#electron/store/deposit-keys.ts";
import type { Db } from "#electron/store/store.ts";
import type { ChainNetwork } from "#shared/rules/deposits.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Currency } from "#shared/rules/money.ts";
import { chainOf } from "./keys/chains.ts";
import { checkChain, openWatcher } from "./open-watcher.ts";
import type { DepositParts } from "./parts.ts";
import { pauseBefore } from "./pause.ts";
import { look, type Memory } from "./rounds/look.ts";
import type { Change } from "./rounds/record-findings.ts";
import { watcherSettings } from "./settings.ts";
import { WatcherTrouble } from "./watchers/trouble.ts";
import type { ChainWatcher } from "./watchers/watcher.ts";
import { noticeOf } from "./words.ts";

/** How it stands with watching one currency's chain. */
export interface LookoutState {
  /** `off`: no key or no watcher is set. `starting`: nothing was seen yet. */
  state: "off" | "starting" | "well" | "trouble";
  /** Why it cannot be watched now. */
  trouble: string | null;
  /** The newest block that was seen. */
  height: number | null;
  /** The last look that went well, and when the next one is due. */
  lookedAt: number | null;
  nextAt: number | null;
}

export interface Lookout {
  state(): LookoutState;
  /** One look now; resolves when what it found is on the disk, and also when the chain could not be seen. */
  look(): Promise<void>;
  /** After key or watcher were changed: starts anew. */
  reopen(): Promise<void>;
  /** Resolves when no look is under way. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Open {
  watcher: ChainWatcher;
  network: ChainNetwork;
  isShared: boolean;
  isChecked: boolean;
  memory: Memory;
}

/** The network of the present key, or of the last one: its addresses are watched on. */
export function networkOf(db: Db, currency: Currency): ChainNetwork | null {
  const key = currentDepositKey.get(db, { currency }) ?? depositKeys.all(db, { currency }).at(-1);
  return key?.network ?? null;
}

const nothing: LookoutState = {
  state: "off",
  trouble: null,
  height: null,
  lookedAt: null,
  nextAt: null,
};

/** Watches one currency's chain, with a timer of its own. Looks follow one another, never two at once. */
export function openLookout(parts: DepositParts, currency: Currency): Lookout {
  const { store, clock, log } = parts;
  let open: Open | null = null;
  let state = nothing;
  let failures = 0;
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let closed = false;

  function openNow(): Open | null {
    const { network, settings } = store.read((db) => ({
      network: networkOf(db, currency),
      settings: watcherSettings(db, currency),
    }));
    if (!network) return null;
    const watcher = openWatcher(parts, settings, chainOf(currency, network));
    const memory: Memory = { lookedAt: new Map(), lookedIn: new Map(), looks: 0 };
    return watcher
      ? { watcher, network, isShared: settings.kind === "esplora", isChecked: false, memory }
      : null;
  }

  function tell(changes: readonly Change[]): void {
    for (const change of changes) {
      const message = noticeOf(currency, change);
      if (!message) continue;
      if (change.kind === "lost") log.error({ ...change, currency }, message);
      else log.info({ ...change, currency }, message);
      parts.announce({ kind: "notice", id: change.id, message });
    }
  }

  function become(next: LookoutState, hasNews: boolean): void {
    const isNew =
      hasNews ||
      next.state !== state.state ||
      next.trouble !== state.trouble ||
      next.height !== state.height;
    state = next;
    if (isNew) parts.announce({ kind: "wallet.changed" });
  }

  async function lookOnce(isThorough: boolean): Promise<number | null> {
    open ??= openNow();
    if (!open) {
      become(nothing, false);
      return null;
    }
    const { watcher, network, isShared, memory } = open;
    if (!open.isChecked) await checkChain(watcher, chainOf(currency, network));
    open.isChecked = true;
    const { tip, changes } = await look({
      ...parts,
      currency,
      network,
      watcher,
      isThorough: isThorough || !isShared,
      memory,
    });
    failures = 0;
    const pause = pauseBefore(isShared, failures, parts.random());
    const now = clock.now();
    const { height } = tip;
    tell(changes);
    become(
      { state: "well", trouble: null, height, lookedAt: now, nextAt: now + pause },
      changes.length > 0,
    );
    return pause;
  }

  /** A chain that cannot be seen is a state, not an error; anything else is written down, and tried again all the same. */
  function fail(error: unknown): number {
    // A disk that refuses to be written is told by the whole window already.
    const isTrouble = error instanceof WatcherTrouble || error instanceof StationError;
    if (!isTrouble) log.error({ err: error, currency }, "a look at the chain failed");
    else if (failures === 0) log.warn({ currency, trouble: error.message }, "no look at the chain");
    failures += 1;
    const retryAfter = error instanceof WatcherTrouble ? error.retryAfterMs : 0;
    const pause = pauseBefore(open?.isShared ?? true, failures, parts.random(), retryAfter);
    const trouble = isTrouble ? error.message : "The station could not look. See its log.";
    become({ ...state, state: "trouble", trouble, nextAt: clock.now() + pause }, false);
    return pause;
  }

  function turn(isThorough = false): Promise<void> {
    cancel();
    running ??= lookAndRest(isThorough);
    return running;
  }

  async function lookAndRest(isThorough: boolean): Promise<void> {
    const pause = await lookOnce(isThorough).catch(fail);
    running = null;
    if (!closed && pause !== null) cancel = clock.after(pause, () => void turn());
  }

  return {
    state: () => state,
    async look() {
      // One that is under way may have asked before what the caller knows of happened.
      await running;
      if (!closed) await turn(true);
    },
    async reopen() {
      // A look under way still has the old watcher.
      await running;
      cancel();
      open = null;
      failures = 0;
      become(
        { ...nothing, state: store.read((db) => networkOf(db, currency)) ? "starting" : "off" },
        true,
      );
      if (!closed) void turn();
    },
    async idle() {
      await running;
    },
    async close() {
      closed = true;
      cancel();
      await running;
    },
  };
}
