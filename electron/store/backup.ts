import Database from "better-sqlite3";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { checkDatabase, checkLedger } from "./check-ledger.ts";
import { headText } from "./head-file.ts";
import { copyDatabase } from "./copy-database.ts";
import { labelFiles } from "./labels.ts";
import { ledgerHead } from "./ledger.ts";
import { lostSales } from "./lost-labels.ts";
import { schemaVersion } from "./migrate.ts";
import { dropSales } from "./read-sold-book.ts";
import type { Db } from "./store.ts";
import { checkChain } from "./verify-chain.ts";

/** A backup is one SQLite file: a copy of the station's database with the label files in a table of their own. */
const filesTable = `CREATE TABLE backup_file (
  path TEXT PRIMARY KEY,
  sha256 TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT`;

interface Options {
  nativeBinding: string | undefined;
}

function open(file: string, { nativeBinding }: Options, readonly: boolean): Db {
  return new Database(file, { readonly, ...(nativeBinding ? { nativeBinding } : {}) });
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The simulated carriers' ledger rides along, so that restored sandbox labels can still be followed and voided. */
const soldBookPath = "@sandbox-carriers";
/** Made by the vault: two characters, a slash, an id. Anything else is not ours to write. */
const vaultPath = /^[\w-]{2}\/[\w-]+\.pdf$/;

function checkPaths(db: Db): string[] {
  const paths = db.prepare("SELECT path FROM backup_file").pluck().all() as string[];
  return paths
    .filter((path) => path !== soldBookPath && !vaultPath.test(path))
    .map((path) => `It names a strange file: ${path}.`);
}

function checkLabels(db: Db): string[] {
  const find = db.prepare("SELECT sha256, bytes FROM backup_file WHERE path = ?");
  const problems: string[] = [];
  for (let after = ""; ;) {
    const labels = labelFiles.all(db, { after, limit: 500 });
    for (const label of labels) {
      const stored = find.get(label.file) as { sha256: string; bytes: Uint8Array } | undefined;
      if (!stored) problems.push(`${label.file} is missing.`);
      else if (sha256(stored.bytes) !== label.sha256) problems.push(`${label.file} is damaged.`);
    }
    const last = labels.at(-1);
    if (!last) return problems;
    after = last.order_item_id;
  }
}

/** Everything that is wrong with a backup file; empty when it can be restored whole. */
export function verifyBackup(file: string, options: Options): string[] {
  if (!existsSync(file)) return [`There is no file ${file}.`];
  let db: Db;
  try {
    db = open(file, options, true);
  } catch {
    return [`${file} is not a backup of Shipdeck.`];
  }
  try {
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'backup_file'").get();
    if (!table) return [`${file} is not a backup of Shipdeck.`];
    const version = Number(db.pragma("user_version", { simple: true }));
    if (version > schemaVersion)
      return [
        `${file} was made by a newer Shipdeck (schema ${version}, this one knows ${schemaVersion}).`,
      ];
    const chain = checkChain(db, 0);
    return [
      ...checkDatabase(db),
      ...checkLedger(db),
      ...(chain ? [chain] : []),
      ...checkPaths(db),
      ...checkLabels(db),
    ];
  } catch (error) {
    return [`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    db.close();
  }
}

function soldBookBytes(file: string, partial: string, options: Options): [string, Uint8Array] {
  const copy = `${partial}-carriers`;
  rmSync(copy, { force: true });
  const db = open(file, options, true);
  try {
    db.prepare("VACUUM INTO ?").run(copy);
    const bytes = readFileSync(copy);
    return [sha256(bytes), bytes];
  } finally {
    db.close();
    rmSync(copy, { force: true });
  }
}

/**
 * Copies database and labels into one file while the station runs, checks the copy, and only then gives it its name.
 * Throws an Error that lists the problems when the copy is not whole; the target is then untouched.
 */
export async function backUp(
  source: Db,
  places: { labels: string; soldBook: string },
  target: string,
  options: Options,
): Promise<{ labels: number; bytes: number }> {
  const partial = `${target}.partial`;
  mkdirSync(dirname(target), { recursive: true });
  for (const ending of ["", "-wal", "-shm", "-journal"]) rmSync(partial + ending, { force: true });
  await copyDatabase(source, partial);
  const copy = open(partial, options, false);
  let labels = 0;
  try {
    copy.pragma("journal_mode = DELETE");
    copy.pragma("synchronous = FULL");
    copy.exec(filesTable);
    const add = copy.prepare("INSERT INTO backup_file VALUES (?, ?, ?)");
    for (let after = ""; ;) {
      const page = labelFiles.all(copy, { after, limit: 200 });
      copy.transaction(() => {
        for (const label of page) {
          add.run(label.file, label.sha256, readFileSync(join(places.labels, label.file)));
          labels += 1;
        }
      })();
      const last = page.at(-1);
      if (!last) break;
      after = last.order_item_id;
    }
    if (existsSync(places.soldBook))
      add.run(soldBookPath, ...soldBookBytes(places.soldBook, partial, options));
  } finally {
    copy.close();
  }
  const problems = verifyBackup(partial, options);
  if (problems.length > 0) {
    rmSync(partial, { force: true });
    throw new Error(`The backup is not whole and was not kept: ${problems.join(" ")}`);
  }
  renameSync(partial, target);
  return { labels, bytes: statSync(target).size };
}

/**
 * Unpacks a verified backup into an empty folder: the database without the files, the files in their places, and a fresh
 * record of the journal's head.
 */
export function unpackBackup(
  file: string,
  places: { database: string; labels: string; head: string; soldBook: string },
  options: Options,
): { labels: number } {
  mkdirSync(dirname(places.database), { recursive: true, mode: 0o700 });
  copyFileSync(file, places.database);
  chmodSync(places.database, 0o600);
  const db = open(places.database, options, false);
  try {
    let labels = 0;
    for (const row of db.prepare("SELECT path, bytes FROM backup_file").iterate()) {
      const { path, bytes } = row as { path: string; bytes: Uint8Array };
      if (path === soldBookPath) {
        writeFileSync(places.soldBook, bytes, { mode: 0o600, flush: true });
        continue;
      }
      if (!vaultPath.test(path)) throw new Error(`The backup names a strange file: ${path}`);
      const to = join(places.labels, path);
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      writeFileSync(to, bytes, { mode: 0o600, flush: true });
      labels += 1;
    }
    db.exec("DROP TABLE backup_file; VACUUM");
    // It was copied a moment after the database, and may know of sales that this one does not.
    const later = lostSales(db, places.soldBook, options.nativeBinding);
    if (later.length > 0)
      dropSales(
        places.soldBook,
        options.nativeBinding,
        later.map(({ attemptId }) => attemptId),
      );
    const head = ledgerHead(db);
    if (head) writeFileSync(places.head, headText(head), { mode: 0o600, flush: true });
    return { labels };
  } finally {
    db.close();
  }
}
