import type Database from "better-sqlite3";
import { isBusy } from "./failures.ts";

/** How long a lock of another process is waited for, in total. */
const lockPatienceMs = 5_000;
const lockStepsMs = [1, 2, 5, 10, 20, 50, 100];

/** Begins a write transaction. While another process holds the lock it waits outside of SQLite, so that the event loop goes on. */
export async function beginImmediate(
  db: Database.Database,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  let waited = 0;
  for (let step = 0; ; step++) {
    try {
      db.exec("BEGIN IMMEDIATE");
      return;
    } catch (error) {
      const pause = lockStepsMs[Math.min(step, lockStepsMs.length - 1)] ?? 100;
      if (!isBusy(error) || waited >= lockPatienceMs) throw error;
      waited += pause;
      await wait(pause);
    }
  }
}
