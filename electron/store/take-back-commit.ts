import type Database from "better-sqlite3";
import { sql } from "kysely";
import { beginImmediate } from "./begin-immediate.ts";
import { statement } from "./sql.ts";

/** How often this database had to, in a note that nobody reads: a write that changes a page. */
const countOne = statement((db) =>
  db
    .insertInto("meta")
    .values({ key: "commits.takenBack", value: "1" })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ value: sql<string>`CAST(CAST(meta.value AS INTEGER) + 1 AS TEXT)` }),
    ),
);

/**
 * Takes back a COMMIT whose last act failed, the sync: its pages are in the log by then, with the mark that commits them. SQLite has
 * forgotten them, but whoever opens the database after this process was killed would find them and believe them
 * (https://sqlite.org/fileformat2.html#walread). Another write lies over them, unsynced, for the disk just refused to: it is held against
 * the death of the process. Rejects when the disk does not take it either.
 */
export async function takeBackCommit(
  db: Database.Database,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  // Not within the transaction: SQLite takes the setting outside of one alone.
  db.pragma("synchronous = OFF");
  try {
    await beginImmediate(db, wait);
    try {
      countOne.run(db, {});
      db.exec("COMMIT");
    } finally {
      if (db.inTransaction) db.exec("ROLLBACK");
    }
  } finally {
    db.pragma("synchronous = FULL");
  }
}
