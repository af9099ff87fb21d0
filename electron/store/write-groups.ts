import type Database from "better-sqlite3";
import { beginImmediate } from "./begin-immediate.ts";
import { damaged, inDoubt, isBusy, isDamage, isUnsynced, refused } from "./failures.ts";
import type { LogKeeper } from "./log-keeper.ts";
import type { Tx } from "./store.ts";
import { takeBackCommit } from "./take-back-commit.ts";

/** One write that waits for its commit. */
export interface Job {
  /** In the group's transaction. Throws only when SQLite gave up all of it. */
  run(tx: Tx): void;
  settle(): void;
  fail(error: unknown): void;
  crowd: Crowd | null;
}

/** Writers who would rather share a commit than have one at once. */
export interface Crowd {
  /** How many of them may come to write, those that wait already included: when all are there nobody else is waited for. */
  size(): number;
}

export interface GroupParts {
  db: Database.Database;
  log: LogKeeper;
  wait(ms: number): Promise<void>;
  elapsedMs: () => number;
  /** Why nothing may be written; null while all is well. */
  refusal: () => string | null;
  refuse: (reason: string, cause: unknown) => void;
  committed: () => void;
}

/** How many writes share one commit at the most. */
const groupSize = 96;
/** How long a crowd waits for the rest of it; a writer who is in a hurry takes all who wait along. Milliseconds. */
const patienceMs = 250;
/** Milliseconds after which a group takes no further write, unless the disk itself takes longer: a slow disk must not be asked for every few of them, and a single writer must not wait long for a crowd. */
const groupMs = 50;
/** Milliseconds after which a group lets everybody else work before its next write. */
const turnMs = 1;

const turn = () => new Promise<void>((next) => setImmediate(next));

/** Gathers the writes that arrive together into one transaction and one sync of the disk. */
export class WriteGroups {
  readonly #parts: GroupParts;
  #queue: Job[] = [];
  #draining: Promise<void> | null = null;
  #lastSyncMs = 0;
  #arrived: () => void = () => {};
  /** A transaction is open, which others must not see into. */
  open = false;
  /** A write of it is running this very moment. */
  writing = false;

  constructor(parts: GroupParts) {
    this.#parts = parts;
  }

  add(job: Job): void {
    this.#queue.push(job);
    this.#arrived();
    this.#draining ??= this.#drain();
  }

  /** Resolves when every write so far is settled. */
  async idle(): Promise<void> {
    while (this.#draining) await this.#draining;
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets concurrent requests join the group; between groups it lets everybody else work.
    await turn();
    while (this.#queue.length > 0) {
      await this.#gather();
      const group = this.#queue.splice(0, groupSize);
      if (!(await this.#commit(group)) && group.length > 1)
        for (const job of group) await this.#commit([job]);
      await this.#parts.log.trim();
      await turn();
    }
    this.#draining = null;
  }

  /** Could more come for whom all who are here have the time? */
  #isWorthWaiting(): boolean {
    const crowds = new Set(this.#queue.map(({ crowd }) => crowd));
    let expected = 0;
    for (const crowd of crowds) {
      if (crowd === null) return false;
      expected += crowd.size();
    }
    return this.#queue.length < Math.min(groupSize, expected);
  }

  async #gather(): Promise<void> {
    if (!this.#isWorthWaiting()) return;
    const over = this.#parts.wait(patienceMs).then(() => "over" as const);
    while (this.#isWorthWaiting()) {
      const arrival = new Promise<"more">((resolve) => {
        this.#arrived = () => resolve("more");
      });
      if ((await Promise.race([arrival, over])) === "over") break;
    }
    this.#arrived = () => {};
  }

  /** Runs the writes until their time is up, giving way now and then; those that are left go to the head of the queue. */
  async #runAll(group: Job[]): Promise<void> {
    const { db, elapsedMs } = this.#parts;
    const until = elapsedMs() + Math.max(groupMs, this.#lastSyncMs);
    let nextTurn = elapsedMs() + turnMs;
    for (const [index, job] of group.entries()) {
      this.#assertAllowed();
      this.writing = true;
      try {
        job.run(db as Tx);
      } finally {
        this.writing = false;
      }
      const now = elapsedMs();
      if (now > until) {
        this.#queue.unshift(...group.splice(index + 1));
        return;
      }
      if (now > nextTurn && index + 1 < group.length) {
        await turn();
        nextTurn = elapsedMs() + turnMs;
      }
    }
  }

  /** False when the whole group has to be repeated one by one. */
  async #commit(group: Job[]): Promise<boolean> {
    const { db, elapsedMs, refuse } = this.#parts;
    try {
      this.#assertAllowed();
      await beginImmediate(db, (ms) => this.#parts.wait(ms));
      this.open = true;
      await this.#runAll(group);
      this.#assertAllowed();
      const ran = elapsedMs();
      db.exec("COMMIT");
      this.#lastSyncMs = elapsedMs() - ran;
    } catch (thrown) {
      this.#rollBack();
      const error = isUnsynced(thrown) ? await this.#takeBack(thrown) : thrown;
      // Before the next group: nothing may be committed any more.
      if (isDamage(error)) refuse(damaged, error);
      else if (group.length > 1 && !isBusy(error)) return false;
      for (const job of group) job.fail(error);
      return true;
    } finally {
      this.open = false;
    }
    try {
      this.#parts.committed();
    } catch {
      // The commit stands and its writers must hear of it; the record beside it is brought up at the next commit.
    }
    // Who hears of it goes on at once, and between any two everybody else may.
    for (const [index, job] of group.entries()) {
      if (index > 0) await turn();
      job.settle();
    }
    return true;
  }

  /** Writing may be refused while a group is open: by what an examination finds, or one of its own writes. */
  #assertAllowed(): void {
    const reason = this.#parts.refusal();
    if (reason !== null) throw refused(reason);
  }

  /** What the writers of an unsynced commit are told. */
  async #takeBack(unsynced: unknown): Promise<unknown> {
    try {
      await takeBackCommit(this.#parts.db, (ms) => this.#parts.wait(ms));
      return unsynced;
    } catch {
      // Of a disk that refuses everything, the first refusal says more.
      return inDoubt(unsynced);
    }
  }

  #rollBack(): void {
    const { db } = this.#parts;
    try {
      if (db.inTransaction) db.exec("ROLLBACK");
    } catch {
      // SQLite gave the transaction up by itself; the error that led here is the one to tell.
    }
  }
}

/** Was the whole transaction given up with the write that met this error (disk full, I/O error), or must not go on beside damage? */
export function hasEndedGroup(db: Database.Database, error: unknown): boolean {
  return isDamage(error) || !db.inTransaction;
}
