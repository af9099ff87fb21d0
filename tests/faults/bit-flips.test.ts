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
import { type RecordedDay, recordDay } from "./recorded-day.ts";

let day: RecordedDay;
beforeAll(async () => {
  day = await recordDay(12);
}, 60_000);
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

/** Everything that money and labels are: what must never change unnoticed. */
function books(file: string): string {
  const db = new Database(file, { readonly: true });
  try {
    return JSON.stringify([
      db.prepare("SELECT * FROM journal ORDER BY seq").all(),
      db.prepare("SELECT * FROM posting ORDER BY journal_seq, account").all(),
      db.prepare("SELECT * FROM balance ORDER BY account").all(),
      db
        .prepare(
          "SELECT order_item_id, attempt_id, tracking_code, sha256, transaction_id, voided_at FROM label ORDER BY order_item_id",
        )
        .all(),
      db.prepare("SELECT id, order_item_id, state, units, currency FROM attempt ORDER BY id").all(),
    ]);
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

test("a flipped bit in the write-ahead log is told by doctor and start-up, or took nothing of the books", async () => {
  const whole = books(day.files.database);
  const counts = { flips: 0, doctor: 0, start: 0, harmless: 0 };
  for (const position of spread(day.wal.length, 80)) {
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
}, 60_000);

test("a flipped bit in the database is told by the doctor, or took nothing of the books", async () => {
  const whole = books(day.files.database);
  const counts = { flips: 0, doctor: 0, start: 0, harmless: 0 };
  using settled = anotherEvening();
  const db = new Database(settled.files.database);
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  const { length } = readFileSync(settled.files.database);
  for (const position of spread(length, 120)) {
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
}, 90_000);

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
}, 60_000);
