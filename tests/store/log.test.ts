import Database from "better-sqlite3";
import { statSync } from "node:fs";
import { expect, it } from "vitest";
import type { Checkpointer } from "#electron/store/checkpointer.ts";
import { openDatabase } from "#electron/store/database.ts";
import { LogKeeper } from "#electron/store/log-keeper.ts";
import type { Store } from "#electron/store/store.ts";
import { openStore, temporaryFolder } from "./open-database.ts";

const page = 4_096;

/** So many commits, each at once with the next, that change so many pages. */
async function writeMuch(store: Store, commits: number, pages: number): Promise<void> {
  store.db.exec("CREATE TABLE much (n INTEGER PRIMARY KEY, bytes BLOB) STRICT");
  for (let n = 0; n < commits; n++)
    await store.write((tx) => {
      const insert = tx.prepare("INSERT OR REPLACE INTO much VALUES (?, randomblob(3000))");
      for (let row = 0; row < pages; row++) insert.run(row);
    });
}

it("a day of hard work leaves the database's log short, and the log's pages in the database", async () => {
  using folder = temporaryFolder();
  const store = openStore(folder.file("station.db"));
  await writeMuch(store, 400, 100);
  const log = statSync(folder.file("station.db-wal")).size;
  // 40,000 pages were written.
  expect(log).toBeLessThan(6_000 * page);
  expect(statSync(folder.file("station.db")).size).toBeGreaterThan(90 * page);
  await store.close();
  const again = new Database(folder.file("station.db"));
  expect(again.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(again.prepare("SELECT count(*) FROM much").pluck().get()).toBe(100);
  again.close();
});

it("no commit copies the log by itself", () => {
  using folder = temporaryFolder();
  const db = openDatabase({ file: folder.file("station.db") });
  expect(db.pragma("wal_autocheckpoint", { simple: true })).toBe(0);
  db.close();
});

it("a log that cannot be copied is reported, and not tried again at every commit", async () => {
  using folder = temporaryFolder();
  const db = openDatabase({ file: folder.file("station.db") });
  let tries = 0;
  const checkpointer: Checkpointer = {
    async run() {
      tries++;
      throw new Error("disk I/O error");
    },
    async close() {},
  };
  const reports: unknown[] = [];
  const keeper = new LogKeeper(db, checkpointer, (error) => reports.push(error));
  db.exec("CREATE TABLE much (n INTEGER PRIMARY KEY, bytes BLOB) STRICT");
  const insert = db.prepare("INSERT INTO much (bytes) VALUES (randomblob(3000))");
  for (let n = 0; n < 1_200; n++) {
    insert.run();
    await keeper.trim();
  }
  await keeper.close();
  expect(reports.length).toBe(tries);
  // The log is not tried again before it has grown by another thousand pages.
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThan(8);
  db.close();
});
