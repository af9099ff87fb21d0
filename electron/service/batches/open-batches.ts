import { deleteHalfWritten } from "#electron/store/batches/batches.ts";
import { staleOpenRows } from "#electron/store/batches/rows.ts";
import type { Announcement, Parts } from "../context.ts";
import { stationSettings } from "../settings/station-settings.ts";
import { openChecker } from "./check/open-checker.ts";
import { openBuyer } from "./queue/open-buyer.ts";

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
  const ratedBy = () => {
    const { shipFrom, packages, customs } = parts.store.read(stationSettings);
    return JSON.stringify([shipFrom, packages, customs]);
  };
  let settings = ratedBy();

  /** Rows were rated with the ship-from addresses, packages and customs of the settings: new ones mean new rates. */
  async function recheck(): Promise<void> {
    const now = ratedBy();
    if (now === settings) return;
    settings = now;
    await parts.store.write((tx) => void staleOpenRows.run(tx, {}));
    checker.wake();
  }

  return {
    wakeChecker: checker.wake,
    wakeBuyer: buyer.wake,
    async start() {
      if (parts.store.refusal !== null) return;
      await parts.store.write((tx) => void deleteHalfWritten.run(tx, {}));
      checker.wake();
      buyer.wake();
    },
    hear(news) {
      buyer.hear(news);
      if (news.kind === "settings.changed")
        recheck().catch((error: unknown) =>
          parts.log.error({ err: error }, "the rows could not be put up for a check"),
        );
    },
    async idle() {
      await checker.idle();
      await buyer.idle();
      await checker.idle();
    },
    async close() {
      buyer.close();
      await checker.close();
    },
  };
}
