import { closeSync, cpSync, openSync, rmSync, writeSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorage } from "#electron/open-parts.ts";
import type { Announcement } from "#electron/service/context.ts";
import type { Db } from "#electron/store/store.ts";
import { watchStorage } from "#electron/watch-storage.ts";
import { ManualClock } from "../manual-clock.ts";
import { TestStation } from "../station.ts";
import { type Evening, keepEvenings, type KeptEvenings } from "./kept-evenings.ts";

let kept: KeptEvenings;
beforeAll(async () => {
  kept = await keepEvenings();
});
afterAll(() => kept[Symbol.dispose]());

/** Overwrites the page of the database that a table or an index begins on. */
function spoil(db: Db, file: string, name: string): void {
  const [{ rootpage } = { rootpage: 0 }] = db
    .prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?")
    .all(name) as { rootpage: number }[];
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, (rootpage - 1) * 4096);
  closeSync(handle);
  // What the connection has read already it would not read again.
  db.pragma("shrink_memory");
}

test.for(["orders", "journal", "webhook"])(
  "when a page of the table %s breaks while the station runs, writing stops at the first touch, loudly, and the rest can be read",
  async (table) => {
    using evening = kept.again();
    await using station = await TestStation.open({ data: evening.data });
    const news: Announcement[] = [];
    station.station.onAnnouncement((one) => void news.push(one));
    await station.desk.deposit({ currency: "BTC", amount: "1" });
    const { store } = station.station.parts;
    await store.idle();
    store.db.pragma("wal_checkpoint(TRUNCATE)");
    spoil(store.db, evening.files.database, table);
    const touch = {
      orders: () => station.desk.listOrders({}),
      journal: () => station.desk.deposit({ currency: "BTC", amount: "1" }),
      webhook: () => station.desk.listWebhooks(),
    }[table];
    await expect(touch?.()).rejects.toMatchObject({
      code: "STORAGE_UNAVAILABLE",
      message: expect.stringContaining("is damaged"),
    });
    expect((await station.desk.getStation()).storageProblem).toContain("The database is damaged");
    expect(news).toContainEqual({ kind: "station.changed" });
    expect(station.errors.map(({ message }) => message)).toContain("nothing is written any more");
    // Nothing of the money or of the settings may be built on it any more.
    for (const write of [
      () => station.desk.deposit({ currency: "LTC", amount: "1" }),
      () => station.desk.createKey({ name: "late" }),
      () => station.desk.purchaseLabels({ orderId: kept.ids.unpaid }),
    ])
      await expect(write()).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE" });
    // What lies on other pages is still shown.
    expect((await station.desk.getWallet()).currencies).toHaveLength(3);
    expect((await station.desk.listKeys()).keys).toHaveLength(1);
  },
);

/** The storage of an evening, watched as the station watches it. */
async function watched(
  evening: Evening,
  act: (watch: ReturnType<typeof watchStorage>, refusal: () => string | null) => Promise<void>,
) {
  const log: string[] = [];
  const note = (_: object, message: string) => void log.push(message);
  const storage = openStorage(evening.config, { wait: async () => {}, report: () => {} });
  const watch = watchStorage(storage, evening.config, {
    clock: new ManualClock(),
    log: { info: note, warn: note, error: note },
    announce: () => {},
  });
  try {
    await act(watch, () => storage.store.refusal);
  } finally {
    await watch.close();
    await storage.close();
  }
  return log;
}

test("a folder that is well is looked through after its start without a word", async () => {
  using evening = kept.again();
  const log = await watched(evening, async (watch, refusal) => {
    await watch.examine();
    expect([refusal(), watch.lost()]).toEqual([null, []]);
  });
  expect(log).toEqual(["the database was looked through"]);
});

test("a broken page that nobody has touched yet is found after the start, and stops the writing", async () => {
  using evening = kept.again();
  {
    const storage = openStorage(evening.config, {
      wait: async () => {},
      report: () => {},
    });
    storage.store.db.pragma("wal_checkpoint(TRUNCATE)");
    spoil(storage.store.db, evening.files.database, "quote");
    await storage.close();
  }
  const log = await watched(evening, async (watch, refusal) => {
    await watch.examine();
    expect(refusal()).toMatch(/The database is damaged: .*Restore the newest backup/);
  });
  expect(log).toContain("nothing is written any more");
});

test("when database, record and carriers' ledger are all older, the label files tell what was bought", async () => {
  using evening = kept.again();
  const { files } = evening;
  for (const name of ["database", "head", "soldBook"] as const) {
    for (const ending of ["-wal", "-shm"]) rmSync(files[name] + ending, { force: true });
    cpSync(kept.noon[name], files[name]);
  }
  await watched(evening, async (watch, refusal) => {
    expect(refusal()).toBeNull();
    await watch.examine();
    expect(watch.lost()).toHaveLength(2);
    expect(watch.lost()).toContainEqual({
      attemptId: expect.stringMatching(/^att_/),
      trackingCode: null,
      soldAtMs: null,
      file: expect.stringMatching(/^[\d-]+\/att_\w+\.pdf$/),
    });
    expect(refusal()).toContain("2 labels were bought that the wallet's journal does not know");
  });
});
