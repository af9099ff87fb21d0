import type Database from "better-sqlite3";
import type { Checkpointer } from "./checkpointer.ts";

/** Pages of 4 KiB that wait in the log before they are copied into the database: SQLite's own measure. */
const pagesToCopy = 1_000;
/** Length of the log, in pages, beyond which writers wait until all of it is copied, so that SQLite begins it anew. */
const pagesAtMost = 4_000;

/**
 * Keeps the log (WAL) short. Copying goes on beside the commits; but SQLite begins the log anew only when nothing in it is left to
 * copy, which beside a busy writer may never be. So the next writers wait now and then, without blocking anybody else.
 */
export class LogKeeper {
  /** Tells how long the log is, and copies nothing. */
  readonly #look: Database.Statement;
  readonly #checkpointer: Checkpointer;
  readonly #report: (error: unknown) => void;
  #running: Promise<void> | null = null;
  /** A failed or partial copy is not tried again before the log has grown this far; null: to be seen, now that a copy has ended. */
  #copyAt: number | null = pagesToCopy;
  #waitAt = pagesAtMost;
  #whole = false;

  constructor(db: Database.Database, checkpointer: Checkpointer, report: (error: unknown) => void) {
    this.#look = db.prepare("PRAGMA wal_checkpoint(NOOP)");
    this.#checkpointer = checkpointer;
    this.#report = report;
  }

  keepAll(): void {
    this.#whole = true;
  }

  /** Called between commits. Resolves at once unless the log is far too long. */
  async trim(): Promise<void> {
    if (this.#whole) return;
    try {
      await this.#trim();
    } catch (error) {
      // Nobody writes less for it: the log stays as it is.
      this.#report(error);
    }
  }

  async #trim(): Promise<void> {
    const { log, waiting } = this.#length();
    this.#copyAt ??= waiting + pagesToCopy;
    if (waiting >= this.#copyAt) void this.#begin();
    if (log < this.#waitAt || waiting === 0) return;
    // What is under way copies only what it found when it began; with no writer in between, one more copies all.
    await this.#running;
    await this.#begin();
    // Somebody else's reader may hold the log; then it goes on growing for a while rather than making every writer wait.
    const left = this.#length();
    this.#waitAt = left.waiting === 0 ? pagesAtMost : left.log + pagesAtMost;
  }

  /** Resolves when no copying is under way. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async close(): Promise<void> {
    await this.#running;
    await this.#checkpointer.close();
  }

  #begin(): Promise<void> {
    this.#running ??= this.#copy().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #copy(): Promise<void> {
    try {
      await this.#checkpointer.run();
    } catch (error) {
      this.#report(error);
    }
    // Not asked here: amid a group of writes SQLite would not tell.
    this.#copyAt = null;
  }

  /** Pages in the log, and those of them that are not in the database yet. */
  #length(): { log: number; waiting: number } {
    const told = this.#look.get() as { log: number; checkpointed: number } | undefined;
    return told ? { log: told.log, waiting: told.log - told.checkpointed } : { log: 0, waiting: 0 };
  }
}
