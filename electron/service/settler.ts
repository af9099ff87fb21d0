import { nextAttemptDue } from "#electron/store/attempts.ts";
import type { Parts } from "./context.ts";
import { settleUnfinished } from "./labels/settle-unfinished.ts";

/** However far off the next check is, look again after this long: another process may have written one. */
const longestMs = 60_000;
const shortestMs = 250;

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

  function arm(): void {
    cancel();
    if (closed) return;
    const at = parts.store.read((db) => nextAttemptDue.get(db, {}))?.at ?? null;
    const left = at === null ? longestMs : at - parts.clock.now();
    cancel = parts.clock.after(Math.min(longestMs, Math.max(shortestMs, left)), () => void run());
  }

  async function settle(): Promise<void> {
    await settleUnfinished(parts);
  }

  function run(): Promise<void> {
    running ??= settle()
      .catch((error: unknown) =>
        parts.log.error({ err: error }, "settling failed; it goes on later"),
      )
      .finally(() => {
        running = null;
        arm();
      });
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
