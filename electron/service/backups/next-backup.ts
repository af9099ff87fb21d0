import type { BackupPlan } from "#shared/contract/desk/backups.ts";

const hourMs = 3_600_000;

/** Of what became of it: when it was made, and whether it stands. */
export interface LastBackup {
  at: number;
  ok: boolean;
}

/** The first full hour of that name after `after`, by the computer's own clock; the day a clock is changed has one, too. */
function nextDaily(after: number, hour: number): number {
  const day = new Date(after);
  for (;;) {
    day.setHours(hour, 0, 0, 0);
    if (day.getTime() > after) return day.getTime();
    day.setDate(day.getDate() + 1);
  }
}

/**
 * When the next backup by schedule is due; null when there is none to come. One that was missed, because the computer was off, is due
 * at once; one that failed is tried again after an hour.
 * @param since when this schedule was first known
 */
export function nextBackupAt(
  { schedule, hour, everyHours }: Pick<BackupPlan, "schedule" | "hour" | "everyHours">,
  last: LastBackup | null,
  { since, now }: { since: number; now: number },
): number | null {
  if (schedule === "off") return null;
  // A clock that was wrong may have dated the last one in the future.
  const after = Math.min(now, Math.max(since, last?.at ?? since));
  const regular = schedule === "daily" ? nextDaily(after, hour) : after + everyHours * hourMs;
  return last && !last.ok ? Math.min(regular, after + hourMs) : regular;
}
