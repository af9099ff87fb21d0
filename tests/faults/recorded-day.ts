import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesOf } from "#electron/open-parts.ts";
import { type Head, readHead } from "#electron/store/head-file.ts";
import type { Behaviour } from "./fake-carrier.ts";
import { StationWorld } from "./station-world.ts";

export interface Acknowledged {
  /** How long the log was when the customer heard of it: every later power cut must keep it. */
  walBytes: number;
  head: Head;
  labels: { orderItemId: string; trackingCode: string }[];
}

/** A day of a station as its files tell it: the database at the morning, the log of the day, and what customers heard when. */
export interface RecordedDay extends Disposable {
  /** The whole data folder of the evening, as kill -9 leaves it. */
  evening: string;
  /** The mode's folder in it. */
  files: ReturnType<typeof filesOf>;
  morning: Buffer;
  wal: Buffer;
  acknowledged: Acknowledged[];
  head: Head;
}

const mixture: readonly Behaviour[] = ["fine", "fine", "refused", "fine", "lost", "sold unheard"];

/** Lives a day of so many purchases without a checkpoint, so that the log holds all of it. */
export async function recordDay(purchases: number): Promise<RecordedDay> {
  const root = mkdtempSync(join(tmpdir(), "shipdeck-day-"));
  const world = await StationWorld.open({ folder: join(root, "world") });
  const { store } = world.station.station.parts;
  const files = filesOf(world.station.station.config.folder);
  await world.station.desk.deposit({ currency: "LTC", amount: "90" });
  const orders: string[] = [];
  for (let n = 0; n < purchases; n++) {
    const to = mixture[n % mixture.length] ?? "fine";
    orders.push(await world.order(n % 5 === 4 ? [{ to }, { to: "fine" }] : [{ to }]));
  }
  await store.idle();
  store.db.pragma("wal_checkpoint(TRUNCATE)");
  store.keepWholeLog();
  const morning = readFileSync(files.database);
  const acknowledged: Acknowledged[] = [];
  for (const [n, orderId] of orders.entries()) {
    const { labels } = await world.station.desk.purchaseLabels({ orderId });
    const head = readHead(files.head);
    if (!head) throw new Error("no record of the journal's head");
    acknowledged.push({
      walBytes: statSync(`${files.database}-wal`).size,
      head,
      labels: labels.flatMap(({ success, orderItemId, trackingCode }) =>
        success && trackingCode ? [{ orderItemId, trackingCode }] : [],
      ),
    });
    if (n % 10 === 9) await world.settle();
  }
  await world.settle();
  await store.idle();
  const evening = join(root, "evening");
  cpSync(world.data, evening, { recursive: true });
  await world[Symbol.asyncDispose]();
  const left = filesOf(join(evening, "sandbox"));
  const head = readHead(left.head);
  if (!head) throw new Error("no record of the journal's head");
  return {
    evening,
    files: left,
    morning,
    wal: readFileSync(`${left.database}-wal`),
    acknowledged,
    head,
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
