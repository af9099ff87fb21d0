import type Database from "better-sqlite3";
import { beginImmediate } from "./begin-immediate.ts";
import { openCheckpointer } from "./checkpointer.ts";
import { openDatabase, type DatabaseOptions } from "./database.ts";
import { damaged, isBusy, isDamage, refused, sqliteCode, storageFailure } from "./failures.ts";
import { LogKeeper } from "./log-keeper.ts";

/** A connection inside a write transaction. Only `Store.write` makes one, so a function that takes it cannot be called outside. */
export type Tx = Database.Database & { readonly writing: unique symbol };
/** A connection to read from. */
export type Db = Database.Database;

interface Job {
  run(tx: Tx): void;
  settle(): void;
  fail(error: unknown): void;
}

export interface StoreParts {
  /** Waits; only ever used between tries to get a lock that another process holds. */
  wait(ms: number): Promise<void>;
  /** Told when the log could not be copied into the database: nothing is lost, but the log grows. */
  report: (error: unknown) => void;
  /** Milliseconds that have gone by, by a clock that nobody sets; the machine's when absent. */
  elapsedMs?: () => number;
}

/** How many writes share one commit at the most. */
const groupSize = 64;
/**
 * Milliseconds after which a group takes no further write, unless the disk itself takes longer: who only reads must not wait for a
 * crowd of writers, and a slow disk must not be asked for every few of them.
 */
const groupMs = 2;
/**
 * The only way to the database. Reads are immediate. Writes that arrive together share one transaction and one fsync
 * (each in its own savepoint), and no promise resolves before that commit is on the disk.
 */
export class Store {
  readonly #db: Database.Database;
  readonly #parts: StoreParts;
  readonly #elapsedMs: () => number;
  readonly #log: LogKeeper;
  /** Made once: wrapping a function in a transaction costs more than most questions do. */
  readonly #inTransaction: Database.Transaction<(work: () => unknown) => unknown>;
  #queue: Job[] = [];
  #draining: Promise<void> | null = null;
  #closed = false;
  #refusal: string | null = null;
  #lastSyncMs = 0;
  /** Called after each commit, before its writers hear of it. What it throws changes nothing for them. */
  onCommit: () => void = () => {};
  /** Called once, when writing has stopped; with what SQLite said, where it was SQLite that found the damage. */
  onRefusal: (reason: string, cause: unknown) => void = () => {};

  constructor(db: Database.Database, log: LogKeeper, parts: StoreParts) {
    this.#db = db;
    this.#log = log;
    this.#parts = parts;
    this.#elapsedMs = parts.elapsedMs ?? (() => performance.now());
    this.#inTransaction = db.transaction((work) => work());
  }

  static open(options: DatabaseOptions, parts: StoreParts): Store {
    const db = openDatabase(options);
    return new Store(db, new LogKeeper(db, openCheckpointer(options), parts.report), parts);
  }

  get db(): Db {
    return this.#db;
  }

  /** Why nothing may be written, from now on; null while all is well. */
  get refusal(): string | null {
    return this.#refusal;
  }

  /** From now on the log keeps every commit, however long it grows; for tests that replay it. */
  keepWholeLog(): void {
    this.#log.keepAll();
  }

  /** Stops every later write with this sentence, the first one given. Reads go on. */
  refuse(reason: string, cause?: unknown): void {
    if (this.#refusal !== null) return;
    this.#refusal = reason;
    this.onRefusal(reason, cause);
  }

  /** Reads now, on a consistent view when `fn` asks more than one question. */
  read<T>(fn: (db: Db) => T): T {
    try {
      // What the wrapper gives back is what its function does.
      return this.#inTransaction.deferred(() => fn(this.#db)) as T;
    } catch (error) {
      throw this.#told(error);
    }
  }

  /** The same for one question alone, which needs no transaction to see one state. */
  ask<T>(fn: (db: Db) => T): T {
    try {
      return fn(this.#db);
    } catch (error) {
      throw this.#told(error);
    }
  }

  /**
   * Runs `fn` in a transaction and resolves once it is durable. `fn` is synchronous and may run twice when its group has to
   * be repeated, so it must touch nothing but the database. What it throws rolls back its own changes alone.
   */
  write<T>(fn: (tx: Tx) => T): Promise<T> {
    if (this.#closed) return Promise.reject(new Error("the store is closed"));
    if (this.#refusal !== null) return Promise.reject(refused(this.#refusal));
    return new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: unknown } | undefined;
      this.#queue.push({
        run: (tx) => {
          outcome = undefined;
          try {
            outcome = { value: this.#inTransaction(() => fn(tx)) as T };
          } catch (error) {
            outcome = { error };
            // SQLite may have given up the whole transaction (disk full, I/O error): then the group starts over. What is
            // beside a damaged page is not committed either.
            if (isDamage(error) || (sqliteCode(error) && !this.#db.inTransaction)) throw error;
          }
        },
        settle: () => {
          if (!outcome) reject(new Error("a write was settled before it ran"));
          else if ("value" in outcome) resolve(outcome.value);
          else reject(this.#told(outcome.error));
        },
        fail: (error) => reject(this.#told(error)),
      });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when every write so far is settled and the files lie still. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining;
    await this.#log.idle();
  }

  async close(): Promise<void> {
    await this.idle();
    this.#closed = true;
    await this.#log.close();
    this.#db.close();
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets concurrent requests join the group; between groups it lets everybody else work.
    await new Promise((next) => setImmediate(next));
    while (this.#queue.length > 0) {
      const group = this.#queue.splice(0, groupSize);
      if (!(await this.#commit(group)) && group.length > 1)
        for (const job of group) await this.#commit([job]);
      await this.#log.trim();
      await new Promise((next) => setImmediate(next));
    }
    this.#draining = null;
  }

  /** False when the whole group has to be repeated one by one. */
  async #commit(group: Job[]): Promise<boolean> {
    try {
      if (this.#refusal !== null) throw refused(this.#refusal);
      await beginImmediate(this.#db, (ms) => this.#parts.wait(ms));
      const until = this.#elapsedMs() + Math.max(groupMs, this.#lastSyncMs);
      const begun = group.findIndex((job) => {
        job.run(this.#db as Tx);
        return this.#elapsedMs() > until;
      });
      if (begun >= 0) this.#queue.unshift(...group.splice(begun + 1));
      const ran = this.#elapsedMs();
      this.#db.exec("COMMIT");
      this.#lastSyncMs = this.#elapsedMs() - ran;
    } catch (error) {
      this.#rollBack();
      // Before the next group: nothing may be committed any more.
      if (isDamage(error)) this.refuse(damaged, error);
      else if (group.length > 1 && !isBusy(error)) return false;
      for (const job of group) job.fail(error);
      return true;
    }
    try {
      this.onCommit();
    } catch {
      // The commit stands and its writers must hear of it; the record beside it is brought up at the next commit.
    }
    for (const job of group) job.settle();
    return true;
  }

  /** An error as callers see it. Damage, wherever it is met, stops the writing. */
  #told(error: unknown): Error {
    if (isDamage(error)) this.refuse(damaged, error);
    return storageFailure(error) ?? asError(error);
  }

  #rollBack(): void {
    try {
      if (this.#db.inTransaction) this.#db.exec("ROLLBACK");
    } catch {
      // SQLite gave the transaction up by itself; the error that led here is the one to tell.
    }
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
