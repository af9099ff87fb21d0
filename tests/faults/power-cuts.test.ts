import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkDatabase, checkLedger } from "#electron/store/check-ledger.ts";
import { checkSeals } from "#electron/store/check-seals.ts";
import { openDatabase } from "#electron/store/database.ts";
import { ledgerHead } from "#electron/store/ledger.ts";
import type { Db } from "#electron/store/store.ts";
import { checkChain, checkHead } from "#electron/store/verify-chain.ts";
import { type RecordedDay, recordDay } from "./recorded-day.ts";

/** SQLite's format, sqlite.org/fileformat2.html#the_write_ahead_log: a header of 32 bytes, frames of 24 and a page each. */
const [walHeader, frameHeader, pageSize] = [32, 24, 4096];

let day: RecordedDay;
beforeAll(async () => {
  day = await recordDay(24);
});
afterAll(() => day[Symbol.dispose]());

/** A frame is torn this often; each of them by night: `SHIPDECK_TORN_FRAMES=1 npx vitest run tests/faults/power-cuts.test.ts`. */
const tornEvery = Number(process.env["SHIPDECK_TORN_FRAMES"] ?? 4);

/** Where the power is cut: at every frame's edge, and inside frames: in the header or in the page by turns. */
function cuts(walBytes: number): number[] {
  const frame = frameHeader + pageSize;
  const edges = Array.from({ length: Math.floor((walBytes - walHeader) / frame) + 1 }, (_, n) => n);
  return [0, 7, walHeader]
    .concat(
      edges.flatMap((n) =>
        (n % tornEvery === 0 ? [0, n % (2 * tornEvery) === 0 ? 7 : 2_000] : [0]).map(
          (more) => walHeader + n * frame + more,
        ),
      ),
    )
    .filter((length) => length <= walBytes);
}

function whatIsWrong(db: Db, cut: number): string[] {
  const problems = checkLedger(db);
  const chain = checkChain(db, 0);
  if (chain) problems.push(chain);
  problems.push(...checkSeals(db).problems);
  for (const { walBytes, facts, head } of day.acknowledged) {
    if (walBytes > cut) break;
    for (const { sql, asks, answer } of facts)
      if (db.prepare(sql).pluck().get(asks) !== answer) problems.push(`${sql} ${asks}: lost`);
    // The record as it lay beside the database then may lag behind, never run ahead.
    const ahead = checkHead(db, head);
    if (ahead) problems.push(ahead);
  }
  return problems;
}

/** Frames of the log that a database took over: two cuts with as many are the same database. */
function framesIn(db: Db): number {
  const [told] = db.pragma("wal_checkpoint(NOOP)") as { log: number }[];
  return told?.log ?? 0;
}

test("wherever the power is cut on a day of purchases, deposits, voids, webhooks and a batch, everything acknowledged by then is there and the books balance", () => {
  const lengths = cuts(day.wal.length);
  // Memory where there is some: thousands of small files, and no disk is under test here.
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "shipdeck-cut-"));
  let [whole, lost, previous, states, seen] = [0, 0, 0, 0, -1];
  for (const cut of lengths) {
    const file = join(folder, "station.db");
    writeFileSync(file, day.morning);
    writeFileSync(`${file}-wal`, day.wal.subarray(0, cut));
    const db = openDatabase({ file });
    const frames = framesIn(db);
    const told = day.acknowledged.filter(({ walBytes }) => walBytes <= cut).length;
    const state = frames * 10_000 + told;
    if (state !== seen) {
      expect({ cut, wrong: whatIsWrong(db, cut) }).toEqual({ cut, wrong: [] });
      states += 1;
      seen = state;
    }
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
  const facts = day.acknowledged.flatMap((told) => told.facts).length;
  console.log(
    `${day.acknowledged.length} answers with ${facts} facts, ${lengths.length} power cuts, ${states} states of the database: ${whole} lost nothing, ${lost} were told by the record`,
  );
  expect(day.acknowledged.length).toBeGreaterThanOrEqual(24);
  expect(lost).toBeGreaterThan(100);
});
