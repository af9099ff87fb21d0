import Database from "better-sqlite3";
import { migrate } from "./migrate.ts";
import type { Db } from "./store.ts";

interface Part {
  name: string;
  sql: string | null;
}

function partsOf(db: Db): Map<string, string | null> {
  const parts = db.prepare("SELECT name, sql FROM sqlite_schema").all() as Part[];
  return new Map(parts.map(({ name, sql }) => [name, sql]));
}

/**
 * Tables, indexes and triggers that are not as the migrations made them. SQLite does not notice a change in their text, and a
 * rule that reads differently no longer guards the money.
 */
export function checkSchema(db: Db, nativeBinding: string | undefined): string[] {
  const fresh = new Database(":memory:", nativeBinding ? { nativeBinding } : {});
  try {
    migrate(fresh);
    const found = partsOf(db);
    return [...partsOf(fresh)].flatMap(([name, sql]) =>
      found.has(name) && found.get(name) === sql ? [] : [`${name} is not as it was made.`],
    );
  } finally {
    fresh.close();
  }
}
