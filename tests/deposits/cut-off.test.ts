import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkDatabase } from "#electron/store/check-ledger.ts";
import { addresses, Lookers } from "./lookers.ts";

/** SQLite's format, sqlite.org/fileformat2.html#the_write_ahead_log: a header of 32 bytes, frames of 24 and a page each. */
const [walHeader, frame] = [32, 24 + 4096];
const [first = "", second = "", third = ""] = addresses;

/** A day in which money comes, is credited, is taken back and comes again. */
async function aDay(room: Lookers): Promise<void> {
  const { chain } = room;
  const fraud = chain.send({ address: first, units: 400_000 }, { address: second, units: 50_000 });
  await room.look();
  chain.mine(6);
  await room.look();
  await room.spend(100_000);
  chain.reorganise(6, (one) => one === fraud);
  chain.mine(7);
  await room.look();
  chain.send({ address: third, units: 250_000 });
  chain.mine(6);
  await room.look();
  chain.pool.push(fraud);
  chain.mine(3);
  await room.look();
  chain.mine(3);
  await room.look();
}

test("wherever the station is cut off, the next looks credit everything once and the books balance", async () => {
  const root = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "shipdeck-cut-"));
  const day = join(root, "day");
  mkdirSync(day);
  const room = await Lookers.open(day);
  await room.look();
  await room.store.idle();
  room.store.db.pragma("wal_checkpoint(TRUNCATE)");
  room.store.keepWholeLog();
  const morning = readFileSync(room.file);
  await aDay(room);
  await room.store.idle();
  const wal = readFileSync(`${room.file}-wal`);
  const balance = room.balance;
  const { chain } = room;
  await room[Symbol.asyncDispose]();
  expect(balance).toBe(600_000);
  const frames = Math.floor((wal.length - walHeader) / frame);
  let cuts = 0;
  for (let n = 0; n <= frames; n++)
    for (const more of n % 3 === 0 ? [0, 2_000] : [0]) {
      const length = Math.min(wal.length, walHeader + n * frame + more);
      const folder = join(root, `cut-${cuts}`);
      mkdirSync(folder);
      writeFileSync(join(folder, "station.db"), morning);
      writeFileSync(join(folder, "station.db-wal"), wal.subarray(0, length));
      await using left = Lookers.over(folder, chain);
      const spent = left.store.db
        .prepare("SELECT COUNT(*) FROM journal WHERE description = 'Spent'")
        .pluck()
        .get();
      expect({ n, more, wrong: left.wrong }).toEqual({ n, more, wrong: [] });
      for (const _ of [1, 2]) await left.look();
      expect({ n, more, wrong: left.wrong }).toEqual({ n, more, wrong: [] });
      expect({ n, more, balance: left.balance }).toEqual({
        n,
        more,
        balance: spent === 1 ? 600_000 : 700_000,
      });
      if (cuts % 20 === 0) expect(checkDatabase(left.store.db)).toEqual([]);
      cuts += 1;
      rmSync(folder, { recursive: true });
    }
  rmSync(root, { recursive: true });
  console.log(`${cuts} power cuts in a day of deposits`);
  expect(cuts).toBeGreaterThan(40);
});
