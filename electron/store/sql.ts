import type Database from "better-sqlite3";
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  type Insertable,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { isSealed, sealOf } from "./seal.ts";
import type { Tables } from "./tables/index.ts";

/**
 * SQLite looks at the values of bare parameters while it plans, and therefore plans such a statement anew each time that other values
 * are bound: a third of what reading an order costs. It does not look behind a collation, and this one is every column's own.
 */
class Compiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return "? collate binary";
  }
}

/** Kysely writes the SQL and checks its types; better-sqlite3 runs it, synchronously, so that no transaction can await. */
export const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new Compiler(),
  },
});
export type Builder = typeof builder;

class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the values of a statement while its SQL is written; each field is a placeholder that claims the value's type. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

type Value = string | number | bigint | null | Uint8Array;

/** better-sqlite3 has no booleans and no undefined; anything else in a parameter is a bug. */
export function bindable(value: unknown): Value {
  if (value === undefined) return null;
  if (
    value === null ||
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint" ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`not a value that SQLite stores: ${typeof value}`);
}

export interface Statement<P, Row> {
  /** The SQL, for whoever wants to know how SQLite will answer it. */
  text(): string;
  all(db: Database.Database, values: P): Row[];
  get(db: Database.Database, values: P): Row | undefined;
  /** How many rows changed, and the last rowid. */
  run(db: Database.Database, values: P): { changes: number; rowid: number };
}

/** A statement whose SQL is written once and prepared once per connection. */
export function statement<P extends object, Row>(
  write: (db: Builder, values: P) => Compilable<Row>,
): Statement<P, Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const prepared = new WeakMap<Database.Database, Database.Statement>();
  const compile = () => (compiled ??= write(builder, placeholders as P).compile());
  function prepare(db: Database.Database): Database.Statement {
    let ready = prepared.get(db);
    if (!ready) {
      ready = db.prepare(compile().sql);
      prepared.set(db, ready);
    }
    return ready;
  }
  /** Names of the values where placeholders stand, and what stands there for ever. */
  let slots: readonly { name: string | null; value: Value }[] | undefined;
  function bind(values: P): Value[] {
    slots ??= (compiled?.parameters ?? []).map((parameter) =>
      parameter instanceof Placeholder
        ? { name: parameter.name, value: null }
        : { name: null, value: bindable(parameter) },
    );
    const given = values as Record<string, unknown>;
    const bound: Value[] = [];
    for (const { name, value } of slots) bound.push(name === null ? value : bindable(given[name]));
    return bound;
  }
  return {
    text: () => compile().sql,
    all: (db, values) => {
      const ready = prepare(db);
      return ready.all(...bind(values)) as Row[];
    },
    get: (db, values) => {
      const ready = prepare(db);
      return ready.get(...bind(values)) as Row | undefined;
    },
    run: (db, values) => {
      const ready = prepare(db);
      const { changes, lastInsertRowid } = ready.run(...bind(values));
      return { changes, rowid: Number(lastInsertRowid) };
    },
  };
}

const insertions = new Map<string, Statement<object, unknown>>();

/** Inserts one row, sealed where its table is; the statement is kept per table and set of columns. */
export function insertInto<T extends keyof Tables>(
  db: Database.Database,
  table: T,
  given: Insertable<Tables[T]>,
): number {
  const row = isSealed(table) ? { ...given, seal: sealOf(table, given) } : given;
  const columns = Object.keys(row);
  const key = `${table}(${columns.join()})`;
  let insertion = insertions.get(key);
  if (!insertion) {
    insertion = statement((build, values: Record<string, unknown>) =>
      build
        .insertInto(table)
        .values(
          Object.fromEntries(columns.map((name) => [name, values[name]])) as Insertable<Tables[T]>,
        ),
    );
    insertions.set(key, insertion);
  }
  return insertion.run(db, row).rowid;
}

/** Runs a query that is written anew each time, for filters that vary. */
export function rows<Row>(db: Database.Database, query: Compilable<Row>): Row[] {
  const { sql, parameters } = query.compile();
  return db.prepare(sql).all(...parameters.map(bindable)) as Row[];
}
