import { cpus, totalmem } from "node:os";
import { execFileSync } from "node:child_process";
import Database from "better-sqlite3";
import { isMet, type Row } from "./row.ts";

export interface Named extends Row {
  /** P1 to P12. */
  id: string;
}

/** One run: what the table is made of, and what is kept of it. */
export interface Report {
  at: string;
  machine: string;
  node: string;
  electron: string | null;
  sqlite: string;
  commit: string;
  seconds: number;
  rows: readonly Named[];
}

/** What a reader must know of the machine, now. */
export function machineFacts(): Omit<Report, "seconds" | "rows"> {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "electron", "renderer", "shared") !== "";
  const db = new Database(":memory:");
  const sqlite = String(db.prepare("SELECT sqlite_version()").pluck().get());
  db.close();
  return {
    at: new Date().toISOString(),
    machine: `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? "?"}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.versions.node,
    electron: electronVersion(),
    sqlite,
    commit: `${git("rev-parse", "--short", "HEAD")}${changed ? " and changes" : ""}`,
  };
}

/** Of the Electron that was used; null when no window was opened. */
function electronVersion(): string | null {
  const found = JSON.parse(process.env["SHIPDECK_TEST_ELECTRON"] ?? "null") as {
    version?: string;
  } | null;
  return found?.version ?? null;
}

function figure(value: number): string {
  if (value >= 1_000) return Math.round(value).toLocaleString("en");
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}

const suffix = { x: "", ms: " ms", "%": " %", "a second": "/s", "a label": "", "a purchase": "" };

export function valueText({ value, unit }: Row): string {
  return `${figure(value)}${suffix[unit]}`;
}

export function goalText({ goal, unit }: Row): string {
  if (goal === null) return "";
  const [words, value] = "atLeast" in goal ? ["at least", goal.atLeast] : ["at most", goal.atMost];
  return `${words} ${value.toLocaleString("en")}${suffix[unit]}`;
}

export function verdict(row: Row): string {
  const met = isMet(row);
  return met === null ? "" : met ? "met" : "missed";
}

/** The middle half of the pairs, the raw medians, how many pairs and under which load. */
export function detail({ spread, raw, pairs, load, note }: Row): string {
  return [
    spread && `middle half ${figure(spread[0])} to ${figure(spread[1])}`,
    raw && `${figure(raw.ours)} beside ${figure(raw.limit)} ${raw.unit}`,
    pairs && `${pairs} ${pairs === 1 ? "pair" : "pairs"}`,
    `load ${load.toFixed(1)}`,
    note,
  ]
    .filter(Boolean)
    .join("; ");
}
