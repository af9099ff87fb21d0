import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrations } from "#electron/store/migrations/index.ts";
import { openDatabase } from "#electron/store/database.ts";
import { schemaVersion } from "#electron/store/migrate.ts";
import { temporaryFolder } from "./open-database.ts";

function schemaOf(file: string): unknown[] {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name").all();
  } finally {
    db.close();
  }
}

function digest(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

test("an empty file becomes a station's database of the newest schema", () => {
  using folder = temporaryFolder();
  const file = folder.file("station.db");
  writeFileSync(file, "");
  const db = openDatabase({ file });
  expect(db.pragma("user_version", { simple: true })).toBe(schemaVersion);
  expect(db.pragma("application_id", { simple: true })).toBe(0x5344434b);
  expect(db.prepare("SELECT count(*) FROM balance").pluck().get()).toBe(12);
  expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
  db.close();
});

test("opening a database a second time changes nothing in it", () => {
  using folder = temporaryFolder();
  const file = folder.file("station.db");
  openDatabase({ file }).close();
  const [schema, bytes] = [schemaOf(file), digest(file)];
  openDatabase({ file }).close();
  expect(schemaOf(file)).toEqual(schema);
  expect(digest(file)).toBe(bytes);
});

test("two programs that open an empty file at once make one schema", () => {
  using folder = temporaryFolder();
  const file = folder.file("station.db");
  const first = openDatabase({ file });
  const second = openDatabase({ file });
  expect(second.pragma("user_version", { simple: true })).toBe(schemaVersion);
  expect(second.prepare("SELECT count(*) FROM balance").pluck().get()).toBe(12);
  first.close();
  second.close();
});

test("every connection writes with synchronous FULL, also after its first write", () => {
  using folder = temporaryFolder();
  const db = openDatabase({ file: folder.file("station.db") });
  const settings = () =>
    ["journal_mode", "synchronous", "foreign_keys", "fullfsync", "checkpoint_fullfsync"].map(
      (name) => db.pragma(name, { simple: true }),
    );
  const wanted = ["wal", 2, 1, 1, 1];
  expect(settings()).toEqual(wanted);
  db.prepare("INSERT INTO meta VALUES ('a', 'b')").run();
  expect(settings()).toEqual(wanted);
  db.transaction(() => db.prepare("DELETE FROM meta").run())();
  expect(settings()).toEqual(wanted);
  db.close();
});

test("what a write needs to take itself back is kept in memory, so that no temporary file is written beside the database", () => {
  using folder = temporaryFolder();
  const db = openDatabase({ file: folder.file("station.db") });
  // 2 is memory (SQLite's documentation of the pragma).
  expect(db.pragma("temp_store", { simple: true })).toBe(2);
  db.close();
});

test("migrations are numbered one after the other: a number that is left out could never be given later", () => {
  expect(migrations.map(({ number }) => number)).toEqual(migrations.map((_, index) => index + 1));
});
