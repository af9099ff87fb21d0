import type { Db } from "./store.ts";

/**
 * Copies the database as it is at this moment. The open read holds that moment: without it SQLite begins anew whenever the
 * station commits, and beside a busy one never ends.
 */
export async function copyDatabase(source: Db, target: string): Promise<void> {
  source.exec("BEGIN");
  try {
    source.prepare("SELECT count(*) FROM sqlite_schema").get();
    await source.backup(target);
  } finally {
    source.exec("ROLLBACK");
  }
}
