import { nextAttemptDue } from "#electron/store/attempts.ts";
import type { Parts } from "./context.ts";
import { settleUnfinished } from "./labels/settle-unfinished.ts";

/** However far off the next check is, look again after this long: another process may have written one. */
const longestMs = 60_000;
const shortestMs = 250;
/** The pause after a round in which nothing could be written. */
const afterTroubleMs = 5_000;

export interface Settler {
  /** Looks again when the next outcome is due. */
  wake(): void;
  /** Settles what is due now. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** The timer that finds out unknown outcomes: it sleeps until the next one is due. */
export function openSettler(parts: Parts): Settler {
  let cancel = () => {};
  let running: Promise<void> | null = null;
  let closed = false;
  /** The first round asks about everything that an earlier life left open, whatever its clock said. */
  let first = true;

  /** When the next outcome is due, at the latest after a minute; that minute, too, when the store cannot say. */
  function pause(): number {
    try {
      const at = parts.store.read((db) => nextAttemptDue.get(db, {}))?.at ?? null;
      const left = at === null ? longestMs : at - parts.clock.now();
      return Math.min(longestMs, Math.max(shortestMs, left));
    } catch (error) {
      parts.log.error({ err: error }, "the store could not say what is due");
      return longestMs;
    }
  }

  function arm(well = true): void {
    cancel();
    if (closed) return;
    cancel = parts.clock.after(well ? pause() : afterTroubleMs, () => void run());
  }

  async function settle(): Promise<void> {
    let well = false;
    try {
      well = await settleUnfinished(parts, first);
      first = false;
    } catch (error) {
      parts.log.error({ err: error }, "settling failed; it goes on later");
    }
    running = null;
    arm(well);
  }

  function run(): Promise<void> {
    running ??= settle();
    return running;
  }

  return {
    wake: () => {
      if (!running) arm();
    },
    run,
    async close() {
      closed = true;
      cancel();
      await running;
    },
  };
}
