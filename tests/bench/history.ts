import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Report } from "./report.ts";

/** Runs whose table was published, oldest first by name. */
const folder = "tests/bench/history";
/** The last run of all twelve on this machine. */
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

/** Keeps a run: of all twelve for `--publish`, of some beside it. */
export function keepRun(report: Report, isWhole: boolean): void {
  write(isWhole ? lastRun : join(".cache", "bench-part.json"), report);
}

/** Takes the last whole run into the history; answers it and its file. */
export function publishRun(): { report: Report; file: string } {
  const report = read(lastRun);
  const file = join(folder, `${report.at.slice(0, 16).replace(":", "-")}.json`);
  write(file, report);
  return { report, file };
}
