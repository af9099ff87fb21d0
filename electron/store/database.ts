import Database from "better-sqlite3";
import { existsSync, statSync } from "node:fs";
import { StationError } from "#shared/contract/errors.ts";
import { storageFailure } from "./failures.ts";
import { knownVersion, migrate } from "./migrate.ts";

/** Marks a file as ours ("SDCK"): a stranger's database is never touched. */
const applicationId = 0x5344434b;
/** SQLite before 3.51.3 could corrupt a WAL that two connections write. */
const oldestSqlite = [3, 51, 3] as const;

export interface DatabaseOptions {
  file: string;
  /** A compiled better_sqlite3.node for runtimes that the packaged one does not suit. */
  nativeBinding?: string | undefined;
}

function assertSqlite(db: Database.Database): void {
  const version = String(db.prepare("SELECT sqlite_version()").pluck().get());
  const parts = version.split(".").map(Number);
  for (const [index, least] of oldestSqlite.entries()) {
    const part = parts[index] ?? 0;
    if (part > least) return;
    if (part < least) throw new Error(`SQLite ${version} is too old: 3.51.3 or newer is needed`);
  }
}

/**
 * Settings of every connection that writes. better-sqlite3 is built so that WAL falls back to synchronous NORMAL after the
 * first write, which loses acknowledged commits at a power cut: FULL has to be said, and said after journal_mode.
 */
function configure(db: Database.Database): void {
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.pragma("fullfsync = 1");
  db.pragma("checkpoint_fullfsync = 1");
  db.pragma("foreign_keys = ON");
  db.pragma("trusted_schema = OFF");
  db.pragma("busy_timeout = 0");
  // What a write would need to take its own changes back: each has a savepoint, and files for that were two thirds of all writing.
  db.pragma("temp_store = MEMORY");
  // See log-keeper.ts: no commit stops to copy the log.
  db.pragma("wal_autocheckpoint = 0");
}

/** Is the file ours already? False when it is still empty; throws when it is somebody else's. */
function isOurs(db: Database.Database, file: string): boolean {
  if (db.pragma("application_id", { simple: true }) === applicationId) return true;
  if (db.prepare("SELECT count(*) FROM sqlite_schema").pluck().get() === 0) return false;
  throw new StationError(
    "STORAGE_UNAVAILABLE",
    `${file} is a database of another program; choose another data folder.`,
  );
}

/**
 * Looks at a file that exists through a connection that cannot write: one that may write would, at its close, put the log of
 * a killed program into the database, and what is not ours keeps every byte.
 */
function inspect(file: string, binding: Database.Options): void {
  if (!existsSync(file) || statSync(file).size === 0) return;
  const db = new Database(file, { ...binding, readonly: true });
  try {
    db.pragma("busy_timeout = 5000");
    isOurs(db, file);
    knownVersion(db);
  } finally {
    db.close();
  }
}

/** Opens the station's database, made and migrated as needed. A newer schema than ours is refused, never touched. */
export function openDatabase({ file, nativeBinding }: DatabaseOptions): Database.Database {
  const binding = nativeBinding ? { nativeBinding } : {};
  let db: Database.Database | undefined;
  try {
    inspect(file, binding);
    db = new Database(file, binding);
    assertSqlite(db);
    // Opening may meet another process in the middle of its own first second; later writes wait without blocking.
    db.pragma("busy_timeout = 5000");
    if (!isOurs(db, file)) db.pragma(`application_id = ${applicationId}`);
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    migrate(db);
    configure(db);
    return db;
  } catch (error) {
    db?.close();
    throw storageFailure(error) ?? error;
  }
}

/** A connection that can only read, to a database that another of this process keeps open. */
export function openReader({ file, nativeBinding }: DatabaseOptions): Database.Database {
  const db = new Database(file, { readonly: true, ...(nativeBinding ? { nativeBinding } : {}) });
  db.pragma("trusted_schema = OFF");
  return db;
}
