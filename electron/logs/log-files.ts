import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const rotated = /^station-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)(?:-\d+)?\.log$/;

/** A name that is free, such as `station-2026-11-21T08-15-00-000Z.log`: the time at which the file was put aside. */
export function rotatedName(folder: string, now: number): string {
  const stem = `station-${new Date(now).toISOString().replaceAll(/[:.]/g, "-")}`;
  for (let count = 1; ; count++) {
    const name = count === 1 ? `${stem}.log` : `${stem}-${count}.log`;
    if (!existsSync(join(folder, name))) return name;
  }
}

/** The log's files, newest first: the one that is written to, then those that were put aside. */
export function logFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const aside = names
    .filter((name) => rotated.test(name))
    .toSorted()
    .toReversed();
  return [...(names.includes("station.log") ? ["station.log"] : []), ...aside];
}

/** When a file was put aside, by its name: a copied folder has new times on everything. */
function putAsideAt(name: string): number {
  const [date = "", time = ""] = (rotated.exec(name)?.[1] ?? "").split("T");
  const [hours, minutes, seconds, ms] = time.split("-");
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}.${ms}`);
}

/** Removes files that were put aside: those too old, and the oldest of those that are too much together. One that will not go stays. */
export function dropOldLogs(
  folder: string,
  { totalBytes, olderThan }: { totalBytes: number; olderThan: number },
): void {
  let total = 0;
  for (const name of logFiles(folder).filter((one) => rotated.test(one))) {
    const path = join(folder, name);
    total += statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (total > totalBytes || putAsideAt(name) < olderThan) rmSync(path, { force: true });
  }
}
