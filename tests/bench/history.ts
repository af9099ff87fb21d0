import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Named, Report } from "./report.ts";

/** Runs whose table was published, oldest first by name. */
const folder = "tests/bench/history";
/** The last run on this machine. */
const lastRun = join(".cache", "bench.json");

function read(file: string): Report {
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

function write(file: string, report: Report): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** The run whose table was published last; null before the first. */
export function lastPublished(): Report | null {
  mkdirSync(folder, { recursive: true });
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .at(-1);
  return newest ? read(join(folder, newest)) : null;
}

/** Keeps a run for `--publish`; a run of some of the twelve takes the place of theirs in the one before it. */
export function keepRun(report: Report, isWhole: boolean): void {
  const measured = new Set(report.rows.map(({ id }) => id));
  let others: readonly Named[] = [];
  if (!isWhole)
    try {
      others = read(lastRun).rows.filter(({ id }) => !measured.has(id));
    } catch {
      // There was no run before.
    }
  const number = ({ id }: Named) => Number(id.slice(1));
  const rows = [...others, ...report.rows].toSorted((a, b) => number(a) - number(b));
  write(lastRun, { ...report, rows });
}

/** Takes the last run into the history; answers it and its file. */
export function publishRun(): { report: Report; file: string } {
  const report = read(lastRun);
  const file = join(folder, `${report.at.slice(0, 16).replace(":", "-")}.json`);
  write(file, report);
  return { report, file };
}
