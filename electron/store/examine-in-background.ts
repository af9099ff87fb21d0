import { checkSchema } from "./check-schema.ts";
import { joinLost, type LostLabel, lostFiles, lostSales } from "./lost-labels.ts";
import type { Db } from "./store.ts";

export interface ExaminePlace {
  file: string;
  nativeBinding?: string | undefined;
  labels: string;
  soldBook: string;
  /** How long tables are looked through, in milliseconds; what is left then is the doctor's. */
  budgetMs: number;
}

export interface Examined {
  /** What is wrong with the database, in words. */
  problems: string[];
  lost: LostLabel[];
  /** Tables that were looked through, of all. */
  tables: number;
  ofTables: number;
}

/** SQLite's quick check, a table at a time, the small ones of money first by their age, until the budget is spent. */
function quickCheck(db: Db, budgetMs: number, now: () => number) {
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
    .pluck()
    .all() as string[];
  const problems: string[] = [];
  const end = now() + budgetMs;
  let looked = 0;
  for (const name of tables) {
    if (now() > end) break;
    const found = db.pragma(`quick_check('${name}')`) as { quick_check: string }[];
    problems.push(...found.map((row) => row.quick_check).filter((line) => line !== "ok"));
    looked += 1;
  }
  return { problems, tables: looked, ofTables: tables.length };
}

/** What a start leaves for later, because it takes longer the more there is: pages, rules of the schema, label files. */
export async function examineInBackground(
  db: Db,
  place: ExaminePlace,
  now: () => number,
): Promise<Examined> {
  const { problems, ...counts } = quickCheck(db, place.budgetMs, now);
  const lost = joinLost(
    lostSales(db, place.soldBook, place.nativeBinding),
    await lostFiles(db, place.labels),
  );
  return { problems: [...checkSchema(db, place.nativeBinding), ...problems], lost, ...counts };
}
