import type Database from "better-sqlite3";
import { StationError } from "#shared/contract/errors.ts";
import { migrations } from "./migrations/index.ts";

/** The schema version that this program knows. */
export const schemaVersion = Math.max(...migrations.map(({ number }) => number));

/** Throws when the database was written by a newer program than this one. Answers its version. */
export function knownVersion(db: Database.Database): number {
  const version = Number(db.pragma("user_version", { simple: true }));
  if (version > schemaVersion)
    throw new StationError(
      "STORAGE_UNAVAILABLE",
      `The database was written by a newer Shipdeck (schema ${version}, this one knows ${schemaVersion}). It was not touched: install the newer version.`,
    );
  return version;
}

/** Brings the schema to ours, all of the way or not at all: one transaction, and one wait for the disk. */
export function migrate(db: Database.Database): void {
  if (knownVersion(db) === schemaVersion) return;
  db.transaction(() => {
    // Asked again: another process may have got here first while this one waited for the lock.
    const version = knownVersion(db);
    for (const { number, sql } of migrations) if (number > version) db.exec(sql);
    db.pragma(`user_version = ${schemaVersion}`);
  }).immediate();
}
