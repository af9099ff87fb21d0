import { join } from "node:path";
import Database from "better-sqlite3";

/** How many rows each table of the station has whose profile is `folder`. */
export function countRows(folder: string): Record<string, number> {
  const file = join(folder, "data", "sandbox", "station.db");
  const db = new Database(file, { readonly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const counts = (tables as string[]).map((name) => [
    name,
    db.prepare(`SELECT count(*) FROM "${name}"`).pluck().get() as number,
  ]);
  db.close();
  return Object.fromEntries(counts) as Record<string, number>;
}
