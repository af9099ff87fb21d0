import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#electron/store/database.ts";
import { TestStation } from "../station.ts";
import { cli } from "./child.ts";

/** A data folder whose database file is made by the test. */
function folderWith(make: (file: string) => void) {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-strange-"));
  mkdirSync(join(data, "sandbox"));
  const file = join(data, "sandbox", "station.db");
  make(file);
  return { data, file, [Symbol.dispose]: () => rmSync(data, { recursive: true, force: true }) };
}

/** Names and bytes of the database and its log. Shared memory holds nothing that lasts, and an empty log holds nothing. */
function bytesOf(file: string): Record<string, string> {
  const folder = join(file, "..");
  const names = readdirSync(folder)
    .filter((name) => /^station\.db(-wal|-journal)?$/.test(name))
    .filter((name) => statSync(join(folder, name)).size > 0);
  const hash = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
  return Object.fromEntries(names.sort().map((name) => [name, hash(name)]));
}

/** A database as a killed program leaves it: part of its content in the log. */
function leftBehind(file: string, fill: (db: Database.Database) => void): void {
  const work = `${file}.work`;
  const db = new Database(work);
  db.pragma("journal_mode = WAL");
  db.pragma("wal_autocheckpoint = 0");
  fill(db);
  for (const ending of ["", "-wal"]) cpSync(work + ending, file + ending);
  db.close();
  for (const ending of ["", "-wal", "-shm"]) rmSync(work + ending, { force: true });
}

const newer = (file: string) => {
  const db = openDatabase({ file });
  db.pragma("user_version = 999");
  db.close();
};

const cases: [string, RegExp, (file: string) => void][] = [
  ["a database of a newer Shipdeck", /newer Shipdeck/, newer],
  [
    "a database of a newer Shipdeck that came out of a backup",
    /newer Shipdeck/,
    (file) => {
      newer(file);
      const db = new Database(file);
      db.pragma("journal_mode = DELETE");
      db.close();
    },
  ],
  [
    "a database of a newer Shipdeck that was killed",
    /newer Shipdeck/,
    (file) => {
      newer(`${file}.first`);
      cpSync(`${file}.first`, `${file}.work`);
      leftBehind(file, (db) => db.exec("INSERT INTO meta VALUES ('future', 'yes')"));
      rmSync(`${file}.first`);
    },
  ],
  [
    "a database of another program",
    /another program/,
    (file) => {
      const db = new Database(file);
      db.exec(
        "CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('https://a.example')",
      );
      db.close();
    },
  ],
  [
    "a database of another program that was killed",
    /another program/,
    (file) =>
      leftBehind(file, (db) => {
        db.exec(
          "CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('https://a.example')",
        );
      }),
  ],
  [
    "a database that was cut off in the middle",
    /damaged/,
    (file) => {
      const db = openDatabase({ file });
      db.close();
      truncateSync(file, 20_000);
    },
  ],
  [
    "a database that was cut off in its first page",
    /damaged/,
    (file) => {
      const db = openDatabase({ file });
      db.close();
      truncateSync(file, 1_500);
    },
  ],
  [
    "a database whose header is overwritten",
    /damaged/,
    (file) => {
      const db = openDatabase({ file });
      db.close();
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, 0, 100));
    },
  ],
  [
    "a file that is no database",
    /damaged/,
    (file) => writeFileSync(file, "Dear diary, today I bought a label printer. ".repeat(200)),
  ],
];

test.for(cases)(
  "%s is refused with a sentence, and not a byte of it is touched",
  async ([, sentence, make]) => {
    using folder = folderWith(make);
    const before = bytesOf(folder.file);
    await expect(TestStation.open({ data: folder.data })).rejects.toThrow(sentence);
    expect(bytesOf(folder.file)).toEqual(before);
    const doctor = await cli(["doctor", "--json", "--data", folder.data]).ended();
    expect(doctor.code).toBe(1);
    expect(doctor.stdout).toMatch(sentence);
    expect(bytesOf(folder.file)).toEqual(before);
  },
);

test("a folder that may not be written is told in a sentence, and a station that closed in it is left as it was", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-readonly-"));
  try {
    {
      await using station = await TestStation.open({ data });
      await station.desk.deposit({ currency: "LTC", amount: "1" });
    }
    const folder = join(data, "sandbox");
    const before = bytesOf(join(folder, "station.db"));
    const root = process.getuid?.() === 0;
    // Root may write everywhere, so the station runs as nobody there.
    const names = [data, folder, ...readdirSync(folder).map((name) => join(folder, name))];
    for (const name of names.toReversed()) {
      if (root) chownSync(name, 0, 0);
      chmodSync(name, name.includes(".") || name.endsWith(".lock") ? 0o444 : 0o555);
    }
    chmodSync(data, 0o555);
    const nobody = root ? { uid: 65_534 } : {};
    const { code, stdout, stderr } = await cli(
      ["serve", "--port", "0", "--data", data],
      nobody,
    ).ended();
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/cannot be written|refuses to be read or written|permission/i);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(bytesOf(join(folder, "station.db"))).toEqual(before);
  } finally {
    chmodSync(data, 0o755);
    chmodSync(join(data, "sandbox"), 0o755);
    rmSync(data, { recursive: true, force: true });
  }
});

test("a folder where the database should be is told in a sentence", async () => {
  using folder = folderWith((file) => mkdirSync(file));
  await expect(TestStation.open({ data: folder.data })).rejects.toThrow(
    /refuses to be read|cannot be opened|is a folder/,
  );
  const doctor = await cli(["doctor", "--json", "--data", folder.data]).ended();
  expect(doctor.code).toBe(1);
  expect(doctor.stderr).not.toMatch(/\n\s+at /);
});

test("an empty file in the place of a database that had entries is not begun anew: its record tells of the loss", async () => {
  using folder = folderWith(() => {});
  rmSync(folder.file, { force: true });
  {
    await using station = await TestStation.open({ data: folder.data });
    await station.desk.deposit({ currency: "LTC", amount: "1" });
  }
  for (const ending of ["", "-wal", "-shm"]) rmSync(folder.file + ending, { force: true });
  writeFileSync(folder.file, "");
  await using station = await TestStation.open({ data: folder.data });
  expect((await station.desk.getStation()).storageProblem).toMatch(/journal ends before entry 1/);
  await expect(station.desk.deposit({ currency: "LTC", amount: "1" })).rejects.toMatchObject({
    code: "STORAGE_UNAVAILABLE",
  });
});
