/** A backup that stands: restored elsewhere and found well. */
export interface Standing {
  file: string;
  at: number;
}

const newest = 7;
const days = 7;
const weeks = 4;
const months = 12;

function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** The day that its week began with, a Monday. */
function weekOf(at: number): string {
  const date = new Date(at);
  date.setHours(12, 0, 0, 0);
  date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
  return dayOf(date.getTime());
}

function monthOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}`;
}

/** The newest of each of the last `count` periods that have one. */
function lastOf(sorted: readonly Standing[], period: (at: number) => string, count: number) {
  const found = new Map<string, Standing>();
  for (const backup of sorted)
    if (!found.has(period(backup.at))) found.set(period(backup.at), backup);
  return [...found.values()].slice(0, count);
}

/**
 * Which backups are no longer needed: all but the newest seven, the newest of each of the last seven days, four weeks and twelve
 * months that have one. The newest is never among them.
 */
export function surplusOf(standing: readonly Standing[]): Standing[] {
  const sorted = standing.toSorted((one, other) => other.at - one.at);
  const wanted = new Set([
    ...sorted.slice(0, newest),
    ...lastOf(sorted, dayOf, days),
    ...lastOf(sorted, weekOf, weeks),
    ...lastOf(sorted, monthOf, months),
  ]);
  return sorted.filter((backup) => !wanted.has(backup));
}
