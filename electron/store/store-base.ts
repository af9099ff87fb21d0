import type Database from "better-sqlite3";
import type { LogKeeper } from "./log-keeper.ts";
import type { WriteGroups } from "./write-groups.ts";

/** What all views of one database have in common. */
export interface Base {
  db: Database.Database;
  log: LogKeeper;
  groups: WriteGroups;
  /** Made once: wrapping a function in a transaction costs more than most questions do. */
  inTransaction: Database.Transaction<(work: () => unknown) => unknown>;
  /** Reads what is committed while a group of writes is open; there once it was needed. */
  beside: { db: Database.Database; inTransaction: Base["inTransaction"] } | null;
  openBeside: () => Database.Database;
  closed: boolean;
  refusal: string | null;
  onCommit: () => void;
  onRefusal: (reason: string, cause: unknown) => void;
}
