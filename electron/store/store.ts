import type Database from "better-sqlite3";
import { openCheckpointer } from "./checkpointer.ts";
import { type DatabaseOptions, openDatabase, openReader } from "./database.ts";
import { isDamage, damaged, refused, storageFailure } from "./failures.ts";
import { LogKeeper } from "./log-keeper.ts";
import type { Base } from "./store-base.ts";
import { type Crowd, hasEndedGroup, WriteGroups } from "./write-groups.ts";

/** A connection inside a write transaction. Only `Store.write` makes one, so a function that takes it cannot be called outside. */
export type Tx = Database.Database & { readonly writing: unique symbol };
/** A connection to read from. */
export type Db = Database.Database;

export interface StoreParts {
  /** Waits, by the machine's own clock: for a lock that another process holds, and for company of writers who have the time. */
  wait(ms: number): Promise<void>;
  /** Told when the log could not be copied into the database: nothing is lost, but the log grows. */
  report: (error: unknown) => void;
  /** Milliseconds that have gone by, by a clock that nobody sets; the machine's when absent. */
  elapsedMs?: () => number;
}

/**
 * The only way to the database. Reads are immediate. Writes that arrive together share one transaction and one fsync
 * (each in its own savepoint), and no promise resolves before that commit is on the disk.
 */
export class Store {
  readonly #base: Base;
  /** Of a view for a crowd: the store itself, and the crowd. */
  readonly #view: { of: Store; crowd: Crowd } | null;

  private constructor(base: Base, view: { of: Store; crowd: Crowd } | null) {
    this.#base = base;
    this.#view = view;
  }

  static open(options: DatabaseOptions, parts: StoreParts): Store {
    const db = openDatabase(options);
    const log = new LogKeeper(db, openCheckpointer(options), parts.report);
    const base: Base = {
      db,
      log,
      groups: new WriteGroups({
        db,
        log,
        wait: (ms) => parts.wait(ms),
        elapsedMs: parts.elapsedMs ?? (() => performance.now()),
        refusal: () => base.refusal,
        refuse: (reason, cause) => store.refuse(reason, cause),
        committed: () => base.onCommit(),
      }),
      inTransaction: db.transaction((work) => work()),
      beside: null,
      openBeside: () => openReader(options),
      closed: false,
      refusal: null,
      onCommit: () => {},
      onRefusal: () => {},
    };
    const store = new Store(base, null);
    return store;
  }

  get db(): Db {
    return this.#base.db;
  }

  /** Why nothing may be written, from now on; null while all is well. */
  get refusal(): string | null {
    return this.#base.refusal;
  }

  /** Called after each commit, before its writers hear of it. What it throws changes nothing for them. */
  get onCommit(): () => void {
    return this.#base.onCommit;
  }

  set onCommit(told: () => void) {
    this.#base.onCommit = told;
  }

  /** Called once, when writing has stopped; with what SQLite said, where it was SQLite that found the damage. */
  get onRefusal(): (reason: string, cause: unknown) => void {
    return this.#base.onRefusal;
  }

  set onRefusal(told: (reason: string, cause: unknown) => void) {
    this.#base.onRefusal = told;
  }

  /** The same store for writers who work side by side: each of their writes waits a moment for the others, to share a commit. */
  together(crowd: Crowd): Store {
    return new Store(this.#base, { of: this, crowd });
  }

  /** From now on the log keeps every commit, however long it grows; for tests that replay it. */
  keepWholeLog(): void {
    this.#base.log.keepAll();
  }

  /** Stops every later write with this sentence, the first one given. Reads go on. */
  refuse(reason: string, cause?: unknown): void {
    if (this.#base.refusal !== null) return;
    this.#base.refusal = reason;
    this.#base.onRefusal(reason, cause);
  }

  /** Reads now, on a consistent view when `fn` asks more than one question. Sees only what is committed, save within a write. */
  read<T>(fn: (db: Db) => T): T {
    // What the wrapper gives back is what its function does.
    return this.#look(({ db, inTransaction }) => inTransaction.deferred(() => fn(db)) as T);
  }

  /** The same for one question alone, which needs no transaction to see one state. */
  ask<T>(fn: (db: Db) => T): T {
    return this.#look(({ db }) => fn(db));
  }

  /**
   * Runs `fn` in a transaction and resolves once it is durable. `fn` is synchronous and may run twice when its group has to
   * be repeated, so it must touch nothing but the database. What it throws rolls back its own changes alone.
   * @param crowd see `together`; absent: the commit comes at once
   */
  write<T>(fn: (tx: Tx) => T, crowd: Crowd | null = null): Promise<T> {
    if (this.#view) return this.#view.of.write(fn, this.#view.crowd);
    const { db, groups, inTransaction, closed, refusal } = this.#base;
    if (closed) return Promise.reject(new Error("the store is closed"));
    if (refusal !== null) return Promise.reject(refused(refusal));
    return new Promise<T>((resolve, reject) => {
      let outcome: { value: T } | { error: unknown } | undefined;
      groups.add({
        crowd,
        run: (tx) => {
          outcome = undefined;
          try {
            outcome = { value: inTransaction(() => fn(tx)) as T };
          } catch (error) {
            outcome = { error };
            // Then the group starts over. What is beside a damaged page is not committed either.
            if (hasEndedGroup(db, error)) throw error;
          }
        },
        settle: () => {
          if (!outcome) reject(new Error("a write was settled before it ran"));
          else if ("value" in outcome) resolve(outcome.value);
          else reject(this.#told(outcome.error));
        },
        fail: (error) => reject(this.#told(error)),
      });
    });
  }

  /** Resolves when every write so far is settled and the files lie still. */
  async idle(): Promise<void> {
    await this.#base.groups.idle();
    await this.#base.log.idle();
  }

  async close(): Promise<void> {
    await this.idle();
    this.#base.closed = true;
    // What was begun while the log came to rest.
    await this.idle();
    await this.#base.log.close();
    this.#base.beside?.db.close();
    this.#base.db.close();
  }

  /** The writer's own connection, except while it is amid a group that others must not see before it is committed. */
  #connection(): Pick<Base, "db" | "inTransaction"> {
    const base = this.#base;
    if (!base.groups.open || base.groups.writing) return base;
    if (!base.beside) {
      const db = base.openBeside();
      base.beside = { db, inTransaction: db.transaction((work) => work()) };
    }
    return base.beside;
  }

  #look<T>(fn: (connection: Pick<Base, "db" | "inTransaction">) => T): T {
    try {
      return fn(this.#connection());
    } catch (error) {
      // Within a write its group has to see what SQLite said; the writer hears of it then.
      if (this.#base.groups.writing) throw error;
      throw this.#told(error);
    }
  }

  /** An error as callers see it. Damage, wherever it is met, stops the writing. */
  #told(error: unknown): Error {
    if (isDamage(error)) this.refuse(damaged, error);
    return storageFailure(error) ?? (error instanceof Error ? error : new Error(String(error)));
  }
}
