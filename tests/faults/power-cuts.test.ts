import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDatabase, checkLedger } from "#electron/store/check-ledger.ts";
import { openDatabase } from "#electron/store/database.ts";
import { ledgerHead } from "#electron/store/ledger.ts";
import type { Db } from "#electron/store/store.ts";
import { checkChain, checkHead } from "#electron/store/verify-chain.ts";
import { type RecordedDay, recordDay } from "./recorded-day.ts";

/** SQLite's format, sqlite.org/fileformat2.html#the_write_ahead_log: a header of 32 bytes, frames of 24 and a page each. */
const [walHeader, frameHeader, pageSize] = [32, 24, 4096];

let day: RecordedDay;
beforeAll(async () => {
  day = await recordDay(32);
}, 60_000);
afterAll(() => day[Symbol.dispose]());

/** Where the power is cut: at every frame's edge, and inside every frame: in its header or in its page by turns. */
function cuts(walBytes: number): number[] {
  const frame = frameHeader + pageSize;
  const edges = Array.from({ length: Math.floor((walBytes - walHeader) / frame) + 1 }, (_, n) => n);
  return [0, 7, walHeader]
    .concat(
      edges.flatMap((n) =>
        [0, n % 2 === 0 ? 7 : 2_000].map((more) => walHeader + n * frame + more),
      ),
    )
    .filter((length) => length <= walBytes);
}

function whatIsWrong(db: Db, cut: number): string[] {
  const problems = checkLedger(db);
  const chain = checkChain(db, 0);
  if (chain) problems.push(chain);
  const find = db.prepare("SELECT tracking_code FROM label WHERE order_item_id = ?").pluck();
  for (const { walBytes, labels, head } of day.acknowledged) {
    if (walBytes > cut) break;
    for (const { orderItemId, trackingCode } of labels)
      if (find.get(orderItemId) !== trackingCode) problems.push(`${trackingCode} is lost`);
    // The record as it lay beside the database then may lag behind, never run ahead.
    const ahead = checkHead(db, head);
    if (ahead) problems.push(ahead);
  }
  return problems;
}

test("wherever the power is cut on a day of purchases, everything acknowledged by then is there and the books balance", () => {
  const lengths = cuts(day.wal.length);
  // Memory where there is some: thousands of small files, and no disk is under test here.
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "shipdeck-cut-"));
  let [whole, lost, previous] = [0, 0, 0];
  for (const cut of lengths) {
    const file = join(folder, "station.db");
    writeFileSync(file, day.morning);
    writeFileSync(`${file}-wal`, day.wal.subarray(0, cut));
    const db = openDatabase({ file });
    expect({ cut, wrong: whatIsWrong(db, cut) }).toEqual({ cut, wrong: [] });
    const { seq } = ledgerHead(db) ?? { seq: 0 };
    expect(seq).toBeGreaterThanOrEqual(previous);
    previous = seq;
    // The evening's record tells of every entry that the cut took away.
    if (checkHead(db, day.head) === null) whole += 1;
    else lost += 1;
    expect(checkHead(db, day.head) === null).toBe(seq === day.head.seq);
    if (cut % 50 === 0) expect(checkDatabase(db)).toEqual([]);
    db.close();
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
  }
  rmSync(folder, { recursive: true });
  const labels = day.acknowledged.flatMap((told) => told.labels).length;
  console.log(
    `${day.acknowledged.length} purchases, ${labels} labels, ${lengths.length} power cuts: ${whole} lost nothing, ${lost} were told by the record`,
  );
  expect(day.acknowledged.length).toBeGreaterThanOrEqual(30);
  expect(lost).toBeGreaterThan(100);
}, 300_000);
