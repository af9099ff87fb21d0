import { deleteHalfWritten } from "#electron/store/batches/batches.ts";
import type { Announcement, Parts } from "../context.ts";
import { openChecker } from "./check/open-checker.ts";
import { openBuyer } from "./queue/open-buyer.ts";
import { openRevival } from "./queue/revive.ts";

/** The pause before the work is taken up again that the storage did not let begin; ms. */
const afterTroubleMs = 5_000;

export interface Batches {
  wakeChecker(): void;
  wakeBuyer(): void;
  /** Takes up what an earlier life of the station left. */
  start(): Promise<void>;
  hear(news: Announcement): void;
  /** Resolves when every row is checked and the queue has nothing to do. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The work behind the batch verbs: rows are checked and queues bought, whether or not a window is open. */
export function openBatches(parts: Parts): Batches {
  const checker = openChecker(parts);
  const buyer = openBuyer(parts);
  const revival = openRevival(parts);
  let closed = false;
  let cancel = () => {};

  async function start(): Promise<void> {
    if (closed || parts.store.refusal !== null) return;
    try {
      await parts.store.write((tx) => void deleteHalfWritten.run(tx, {}));
    } catch (error) {
      parts.log.error({ err: error }, "the batches could not be taken up; it is tried again");
      if (!closed) cancel = parts.clock.after(afterTroubleMs, () => void start());
    }
    checker.wake();
    buyer.wake();
  }

  return {
    wakeChecker: checker.wake,
    wakeBuyer: buyer.wake,
    start,
    hear(news) {
      buyer.hear(news);
      // Rows that were rated with other settings wait to be checked again.
      if (news.kind === "settings.changed") checker.wake();
    },
    async idle() {
      await checker.idle();
      await buyer.idle();
      await checker.idle();
    },
    async close() {
      closed = true;
      cancel();
      revival.close();
      buyer.close();
      await checker.close();
    },
  };
}
