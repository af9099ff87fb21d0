import Database from "better-sqlite3";
import { isBusy } from "./failures.ts";

/**
 * Held by the one station that serves a data folder: settling and delivering twice would be wrong. It is a lock on a file of
 * its own that the system drops when the process ends, however it ends. Returns null when somebody else holds it.
 */
export function takeInstanceLock(
  file: string,
  nativeBinding: string | undefined,
): { release(): void } | null {
  const db = new Database(file, nativeBinding ? { nativeBinding } : {});
  try {
    db.pragma("busy_timeout = 0");
    db.pragma("journal_mode = DELETE");
    db.exec("BEGIN EXCLUSIVE");
    return { release: () => db.close() };
  } catch (error) {
    db.close();
    if (isBusy(error)) return null;
    throw error;
  }
}
