import type { Statement } from "better-sqlite3";
import { rules } from "./invariants/index.ts";
import { everything, newest, type Rule, type Scope } from "./invariants/rule.ts";
import type { Db } from "./store.ts";

/** Writing a question costs more than asking it of small books, and the property tests ask after each step. */
const questions = new WeakMap<Db, Map<string, Statement>>();

function question(db: Db, sql: string): Statement {
  const known = questions.get(db) ?? new Map<string, Statement>();
  questions.set(db, known);
  const asked = known.get(sql) ?? db.prepare(sql);
  known.set(sql, asked);
  return asked;
}

function broken(db: Db, { of, name, sql, since }: Rule, scope: Scope): string[] {
  if (since !== undefined && Number(db.pragma("user_version", { simple: true })) < since) return [];
  const asked = question(db, `${sql(scope)} LIMIT 5`);
  const found = asked.all() as { what: string | number | null }[];
  if (found.length === 0) return [];
  const number = of === "housekeeping" ? "" : ` (${of.join(", ")})`;
  return [
    `It should hold that ${name}${number}; it does not for ${found.map(({ what }) => what).join(", ")}.`,
  ];
}

/**
 * Every invariant of money and labels that does not hold, in words, with the first things that break it. Empty when all is well.
 * One checker serves the property tests, the doctor, backups and whoever audits a station.
 */
export function checkLedger(db: Db, asked: readonly Rule[] = rules): string[] {
  return asked.flatMap((rule) => broken(db, rule, everything));
}

/** The same of the newest orders and entries alone: as quick in a large database as in a small one. For every start. */
export function checkNewest(db: Db): string[] {
  return rules.flatMap((rule) => (rule.quick ? broken(db, rule, newest) : []));
}

/** What SQLite itself finds wrong with the file. */
export function checkDatabase(db: Db): string[] {
  const found = (db.pragma("integrity_check") as { integrity_check: string }[])
    .map((row) => row.integrity_check)
    .filter((line) => line !== "ok");
  const foreign = db.pragma("foreign_key_check") as { table: string }[];
  return [...found, ...foreign.map(({ table }) => `A row of ${table} points to nothing.`)];
}
