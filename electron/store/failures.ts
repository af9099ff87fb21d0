import { StationError } from "#shared/contract/errors.ts";

/** SQLite's result code of an error, such as SQLITE_BUSY; null for errors that are not SQLite's. */
export function sqliteCode(error: unknown): string | null {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return typeof code === "string" && code.startsWith("SQLITE_") ? code : null;
}

export function isBusy(error: unknown): boolean {
  return sqliteCode(error)?.startsWith("SQLITE_BUSY") ?? false;
}

/** Has SQLite met a page that is not what it wrote? Then nothing more may be built on it. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error) ?? "");
}

/** Did a commit write all that it had to, and only its sync failed? */
export function isUnsynced(error: unknown): boolean {
  return sqliteCode(error) === "SQLITE_IOERR_FSYNC";
}

/** What a writer is told whose commit could neither be synced nor taken back: if this process ends now, the next one may find it done. */
export function inDoubt(error: unknown): StationError {
  const failure = new StationError(
    "STORAGE_UNAVAILABLE",
    "The disk refuses to be written. It is not sure that nothing was changed: look before you try again.",
    { retryAfter: 60 },
  );
  failure.cause = error;
  return failure;
}

/** Why nothing is written any more once damage was met. */
export const damaged =
  "The database is damaged: a part of it can no longer be read. What can be read is shown; nothing more is written or bought. Restore the newest backup.";

/** What every write is answered with while the store refuses them all. */
export function refused(reason: string): StationError {
  return new StationError("STORAGE_UNAVAILABLE", reason, { retryAfter: 60 });
}

const reasons: readonly [RegExp, string][] = [
  [/^SQLITE_FULL/, "The disk is full. Nothing was changed; free some space and try again."],
  [/^SQLITE_(BUSY|LOCKED)/, "Another program holds the database. Nothing was changed; try again."],
  [/^SQLITE_READONLY/, "The database cannot be written: check the permissions of the data folder."],
  [/^SQLITE_(CORRUPT|NOTADB)/, "The database is damaged. Run `shipdeck station doctor`."],
  [/^SQLITE_(IOERR|CANTOPEN)/, "The disk refuses to be read or written. Nothing was changed."],
];

/** What callers see when the storage refuses; null when the error is not about storage (a constraint is a bug of ours). */
export function storageFailure(error: unknown): StationError | null {
  const code = sqliteCode(error);
  if (!code) return null;
  const reason = reasons.find(([pattern]) => pattern.test(code));
  if (!reason) return null;
  const failure = new StationError("STORAGE_UNAVAILABLE", reason[1], { retryAfter: 5 });
  failure.cause = error;
  return failure;
}
