import Database from "better-sqlite3";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig } from "#electron/config.ts";
import { examine } from "#electron/doctor.ts";
import { filesOf, openStorage } from "#electron/open-parts.ts";
import { makeBackup } from "#electron/backups/make-backup.ts";
import { verifyBackup } from "#electron/store/verify-backup.ts";
import { sealed } from "#electron/store/seal.ts";
import { type RecordedDay, recordDay } from "./recorded-day.ts";

/** More by night: `SHIPDECK_FLIPS=5000 npx vitest run tests/faults/bit-flips.test.ts`. */
const flips = Number(process.env["SHIPDECK_FLIPS"] ?? 120);

let day: RecordedDay;
beforeAll(async () => {
  day = await recordDay(12);
});
afterAll(() => day[Symbol.dispose]());

/** The evening's folder once more, to be damaged. In memory where there is some: no disk is under test here. */
function anotherEvening() {
  const folder = mkdtempSync(
    join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "shipdeck-flip-"),
  );
  cpSync(day.evening, folder, { recursive: true });
  const config = loadConfig({}, { data: folder });
  return {
    config,
    files: filesOf(config.folder),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function flip(file: string, position: number): void {
  const bytes = readFileSync(file);
  bytes[position] = (bytes[position] ?? 0) ^ (1 << (position % 8));
  writeFileSync(file, bytes);
}

/** So many positions, spread evenly and off the round numbers. */
function spread(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => Math.floor(((n + 0.37) * length) / count));
}

/** Where things stand; with the columns under a seal this is all that money, orders, addresses, rates, labels and keys are. */
const standing = [
  "SELECT * FROM journal ORDER BY seq",
  "SELECT * FROM posting ORDER BY journal_seq, account",
  "SELECT * FROM balance ORDER BY account",
  "SELECT id, state FROM attempt ORDER BY id",
  "SELECT id, status, error_code FROM order_item ORDER BY id",
  "SELECT seq, id, payment_status, success_count, processing_count, failed_count, voided_count FROM orders ORDER BY seq",
  "SELECT order_item_id, voided_at IS NULL FROM label ORDER BY order_item_id",
];

/** Everything that must never change unnoticed. */
function books(file: string): string {
  const db = new Database(file, { readonly: true });
  try {
    const facts = Object.entries(sealed).map(
      ([table, columns]) => `SELECT ${columns.join()}, seal FROM ${table} ORDER BY 1`,
    );
    return JSON.stringify([...standing, ...facts].map((sql) => db.prepare(sql).all()));
  } finally {
    db.close();
  }
}

/** What the doctor says of a folder; null when all is well to him. */
async function doctorSays(config: ReturnType<typeof loadConfig>): Promise<string | null> {
  const { ok, findings } = await examine(config);
  return ok ? null : findings.flatMap((f) => (f.ok ? [] : [`${f.check}: ${f.detail}`])).join("; ");
}

/** Does the station itself notice when it starts? It then refuses to open, or to write. */
async function startNotices(config: ReturnType<typeof loadConfig>): Promise<boolean> {
  try {
    const storage = openStorage(config, { wait: async () => {}, report: () => {} });
    const refused = storage.store.refusal !== null;
    await storage.close();
    return refused;
  } catch {
    return true;
  }
}

test(
  "a flipped bit in the write-ahead log is told by doctor and start-up, or took nothing of money, orders, addresses, rates, labels or keys",
  async () => {
    const whole = books(day.files.database);
    const counts = { flips: 0, doctor: 0, start: 0, harmless: 0 };
    for (const position of spread(day.wal.length, (flips * 2) / 3)) {
      using copy = anotherEvening();
      flip(`${copy.files.database}-wal`, position);
      counts.flips += 1;
      const start = await startNotices(copy.config);
      const doctor = await doctorSays(copy.config);
      if (start) counts.start += 1;
      if (doctor) counts.doctor += 1;
      expect({ position, start }).toEqual({ position, start: doctor !== null });
      if (doctor) continue;
      counts.harmless += 1;
      expect(books(copy.files.database)).toBe(whole);
    }
    console.log("write-ahead log", counts);
    expect(counts.doctor).toBeGreaterThan(counts.flips / 2);
  },
  60_000 + flips * 500,
);

test(
  "a flipped bit in the database is told by the doctor, or took nothing of money, orders, addresses, rates, labels or keys",
  async () => {
    const whole = books(day.files.database);
    const counts = { flips: 0, doctor: 0, start: 0, harmless: 0 };
    using settled = anotherEvening();
    const db = new Database(settled.files.database);
    db.pragma("wal_checkpoint(TRUNCATE)");
    db.close();
    const { length } = readFileSync(settled.files.database);
    for (const position of spread(length, flips)) {
      using copy = anotherEvening();
      rmSync(`${copy.files.database}-wal`, { force: true });
      rmSync(`${copy.files.database}-shm`, { force: true });
      cpSync(settled.files.database, copy.files.database);
      flip(copy.files.database, position);
      counts.flips += 1;
      if (await startNotices(copy.config)) counts.start += 1;
      const doctor = await doctorSays(copy.config);
      if (doctor) {
        counts.doctor += 1;
        continue;
      }
      counts.harmless += 1;
      expect({ position, same: books(copy.files.database) === whole }).toEqual({
        position,
        same: true,
      });
    }
    console.log("database", counts);
    expect(counts.doctor).toBeGreaterThan(0);
  },
  90_000 + flips * 500,
);

test("a flipped bit in any label file, and in the record of the journal's head, is told by the doctor", async () => {
  const labels = readdirSync(day.files.labels, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".pdf"));
  expect(labels.length).toBeGreaterThan(5);
  for (const [n, name] of labels.entries()) {
    using copy = anotherEvening();
    const file = join(copy.files.labels, name);
    flip(file, (n * 37) % readFileSync(file).length);
    expect(await doctorSays(copy.config)).toMatch(/label files: .* damaged/);
    rmSync(file);
    expect(await doctorSays(copy.config)).toMatch(/label files: .* missing/);
  }
  // The record is "<entry> <hash>"; a flipped bit makes another number, another hash, or nothing that can be read.
  for (let position = 0; position < 66; position++) {
    using copy = anotherEvening();
    flip(copy.files.head, position);
    const said = await doctorSays(copy.config);
    expect({ position, said }).toEqual({ position, said: expect.stringMatching(/chain record/) });
  }
});

test("a flipped bit anywhere in a backup file is told before anything is restored", async () => {
  using copy = anotherEvening();
  const target = join(copy.config.dataFolder, "evening.backup");
  await makeBackup(copy.config, { target, passphrase: null, keys: [] });
  const whole = readFileSync(target);
  expect(verifyBackup(target, { nativeBinding: undefined })).toEqual([]);
  // The file's first bytes and its last ones, too: the header that SQLite reads, and the digest itself.
  const ends = [0, 17, 99, whole.length - 1, whole.length - 33, whole.length - 48];
  const positions = [...spread(whole.length, 60), ...ends];
  for (const position of positions) {
    flip(target, position);
    const told = verifyBackup(target, { nativeBinding: undefined });
    expect({ position, told }).toEqual({ position, told: [expect.any(String)] });
    writeFileSync(target, whole);
  }
  console.log(`${positions.length} flips in a backup of ${whole.length} bytes, all told`);
});
