import type Database from "better-sqlite3";
import type { Insertable } from "kysely";
import { isSealed, sealOf } from "./seal.ts";
import { bindable, builder } from "./sql.ts";
import type { Tables } from "./tables/index.ts";

/** Rows of one statement: enough to spare most of the calls, and few different statements to keep. */
const atOnce = 8;

const written = new Map<string, string>();
const prepared = new WeakMap<Database.Database, Map<string, Database.Statement>>();

function textOf(table: keyof Tables, columns: readonly string[], count: number): string {
  const key = `${count} ${table}(${columns.join()})`;
  let text = written.get(key);
  if (text === undefined) {
    // The values are bound at each run, in this order.
    const row = Object.fromEntries(columns.map((name) => [name, ""]));
    const rows = Array.from({ length: count }, () => row) as unknown as Insertable<
      Tables[typeof table]
    >[];
    text = builder.insertInto(table).values(rows).compile().sql;
    written.set(key, text);
  }
  return text;
}

function prepare(db: Database.Database, text: string): Database.Statement {
  let kept = prepared.get(db);
  if (!kept) prepared.set(db, (kept = new Map()));
  let ready = kept.get(text);
  if (!ready) kept.set(text, (ready = db.prepare(text)));
  return ready;
}

/** Inserts rows that have the same columns, eight with each statement, sealed where their table is. */
export function insertAll<T extends keyof Tables>(
  db: Database.Database,
  table: T,
  given: readonly Insertable<Tables[T]>[],
): void {
  const [first] = given;
  if (!first) return;
  const seals = isSealed(table);
  const columns = Object.keys(first);
  const all = seals ? [...columns, "seal"] : columns;
  for (let from = 0; from < given.length; from += atOnce) {
    const rows = given.slice(from, from + atOnce);
    const values: ReturnType<typeof bindable>[] = [];
    for (const row of rows) {
      for (const name of columns) values.push(bindable((row as Record<string, unknown>)[name]));
      if (seals) values.push(sealOf(table, row));
    }
    prepare(db, textOf(table, all, rows.length)).run(values);
  }
}
