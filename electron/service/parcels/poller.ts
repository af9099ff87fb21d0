import { dueParcels, nextParcelDue } from "#electron/store/parcels.ts";
import type { ParcelRow } from "#electron/store/rows.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import type { Parts } from "../context.ts";
import { askParcel } from "./ask-parcel.ts";
import { recordTracking } from "./record-tracking.ts";

/** Parcels asked about in one round: written in one transaction, then everybody else has a turn. */
const roundSize = 20;
/** Carriers asked at once in the background; purchases never wait behind tracking. */
const atOnce = 4;
const longestMs = 60_000;
/** Between two rounds of a long queue. */
const shortestMs = 500;
const afterTroubleMs = 60_000;

export interface Poller {
  /** Asks about everything that is due now. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Follows every parcel: asks its carrier when it is due, a few at a time, and sleeps until the next one is. */
export function openPoller(parts: Parts): Poller {
  let cancel = () => {};
  let running: Promise<void> | null = null;
  const closing = new AbortController();
  const { signal } = closing;

  async function ask({ order_item_id: itemId, tracking_code: code }: ParcelRow) {
    try {
      return { itemId, told: await askParcel(parts, itemId, code) };
    } catch (error) {
      parts.log.warn(
        { err: error, item: itemId },
        "a parcel could not be followed; it is tried later",
      );
      return { itemId, told: null };
    }
  }

  /** One round; how many parcels it was about. */
  async function round(): Promise<number> {
    const now = parts.clock.now();
    const due = parts.store.read((db) => dueParcels.all(db, { now, limit: roundSize }));
    const answers: { itemId: string; told: Tracking | null }[] = [];
    for (let first = 0; first < due.length && !signal.aborted; first += atOnce)
      answers.push(...(await Promise.all(due.slice(first, first + atOnce).map(ask))));
    if (answers.length === 0) return 0;
    const changed = await parts.store.write(
      (tx) =>
        answers.filter(({ itemId, told }) =>
          recordTracking(parts, tx, itemId, told, parts.clock.now()),
        ).length,
    );
    if (changed > 0) parts.announce({ kind: "parcels.changed" });
    return answers.length;
  }

  function arm(ms: number): void {
    cancel();
    if (!signal.aborted) cancel = parts.clock.after(ms, () => void turn());
  }

  function pause(): number {
    const at = parts.store.read((db) => nextParcelDue.get(db, {}))?.at ?? null;
    const left = at === null ? longestMs : at - parts.clock.now();
    return Math.min(longestMs, Math.max(shortestMs, left));
  }

  /** Rounds follow one another at a distance, so that a long queue disturbs nobody. */
  async function turn(): Promise<void> {
    running ??= round().then(
      () => void (running = null),
      (error: unknown) => {
        running = null;
        throw error;
      },
    );
    try {
      await running;
      arm(pause());
    } catch (error) {
      parts.log.error({ err: error }, "following parcels failed; it goes on later");
      arm(afterTroubleMs);
    }
  }

  void turn();
  return {
    async run() {
      await running;
      while (!signal.aborted && (await round()) > 0);
    },
    async close() {
      closing.abort();
      cancel();
      // What went wrong in it was told by the turn that waits for it, too.
      await running?.catch(() => undefined);
    },
  };
}
