import type { BackupResult } from "#shared/contract/desk/backups.ts";
import type { Parts } from "../context.ts";
import { makePlanned } from "./make.ts";
import { nextBackupAt } from "./next-backup.ts";
import { changePlan, planOf, storedPlan } from "./plan.ts";
import { backupResults } from "./results.ts";

/** A timer never sleeps longer, so a clock that was set, or a computer that slept, is noticed. */
const lookAgainMs = 600_000;
/** What was missed while the station was closed is made up for once the day's first work is under way. */
const afterStartMs = 120_000;

export interface BackupTimer {
  /** The plan was changed: look when the next one is due. */
  wake(): void;
  /** When the next one by schedule is due; null when there is none to come. */
  nextAt(): number | null;
  /** Is one being made? */
  running(): boolean;
  /** Makes one now; who asks while one is being made gets that one. */
  makeNow(by: BackupResult["by"]): Promise<BackupResult>;
  /** Makes one if it is due. */
  run(): Promise<void>;
  close(): Promise<void>;
}

/** Follows the plan: sleeps until a backup is due, and makes it. */
export function openBackupTimer(parts: Parts): BackupTimer {
  const { store, clock, log } = parts;
  const openedAt = clock.now();
  let cancel = () => {};
  let current: Promise<BackupResult> | null = null;
  let closed = false;

  function nextAt(): number | null {
    return store.read((db) => {
      const stored = storedPlan(db);
      const last = backupResults(db).find(({ by, ok }) => by === "schedule" || ok);
      const seen = last ? { at: Date.parse(last.at), ok: last.ok } : null;
      const times = { since: stored.since ?? openedAt, now: clock.now() };
      return nextBackupAt(planOf(parts, stored), seen, times);
    });
  }

  /** Without it a desk that is opened after the hour, day after day, would never see the hour come. */
  async function noteSince(): Promise<void> {
    if (nextAt() === null || store.refusal !== null) return;
    if (store.read(storedPlan).since === null)
      await store.write((tx) => changePlan(tx, { since: openedAt }));
  }

  function makeNow(by: BackupResult["by"]): Promise<BackupResult> {
    current ??= makePlanned(parts, by).finally(() => {
      current = null;
      wake();
    });
    return current;
  }

  async function run(): Promise<void> {
    const due = nextAt();
    if (!closed && due !== null && due <= clock.now()) await makeNow("schedule");
  }

  function report(error: unknown): void {
    log.error({ err: error }, "the backup timer failed");
  }

  function wake(): void {
    cancel();
    if (closed) return;
    const due = nextAt();
    if (due === null) return;
    const now = clock.now();
    const at = Math.max(due, openedAt + afterStartMs);
    const next = () => void (at <= clock.now() ? run().catch(report) : wake());
    cancel = clock.after(Math.min(lookAgainMs, Math.max(0, at - now)), next);
  }

  noteSince().then(wake, report);
  return {
    wake,
    nextAt,
    running: () => current !== null,
    makeNow,
    run,
    async close() {
      closed = true;
      cancel();
      // Its thread is ended with it; what was half made is not kept.
      await parts.backups.close();
      await current;
    },
  };
}
