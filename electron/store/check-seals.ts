import { isWhole, sealed, type SealedTable } from "./seal.ts";
import type { Db } from "./store.ts";

type SealedRow = { seal: string | null } & Record<string, unknown>;

const newestRows = 100;
/** So many broken rows of a table are named. */
const named = 3;

function look(table: SealedTable, rows: Iterable<SealedRow>): { rows: number; problem: string[] } {
  const [key] = sealed[table];
  const broken: string[] = [];
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (!isWhole(table, row)) broken.push(String(row[key]));
  }
  if (broken.length === 0) return { rows: count, problem: [] };
  const more = broken.length > named ? ` and ${broken.length - named} more` : "";
  return {
    rows: count,
    problem: [
      `What was written of ${table} ${broken.slice(0, named).join(", ")}${more} was changed afterwards. Restore the newest backup.`,
    ],
  };
}

/** The schema that has seals, and those of later tables; a backup may be of an older one. */
const sealedSince = 14;
const laterSince: Partial<Record<SealedTable, number>> = {
  deposit_key: 15,
  deposit_address: 15,
  deposit: 15,
  deposit_entry: 15,
  exchange_rate: 16,
};

function tablesOf(db: Db): SealedTable[] {
  const version = Number(db.pragma("user_version", { simple: true }));
  const tables = Object.keys(sealed) as SealedTable[];
  return tables.filter((table) => version >= (laterSince[table] ?? sealedSince));
}

/** Addresses, parcels, rates, orders, labels, keys, settings and events that are not what was written, in words; and how many were looked at. */
export function checkSeals(db: Db): { problems: string[]; rows: number } {
  const found = tablesOf(db).map((table) =>
    look(table, db.prepare(`SELECT * FROM ${table}`).iterate() as Iterable<SealedRow>),
  );
  return {
    problems: found.flatMap(({ problem }) => problem),
    rows: found.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** The same of the newest rows of each table alone. */
export function checkNewestSeals(db: Db): string[] {
  return tablesOf(db).flatMap((table) => {
    // A table without rowid has its key instead; there are few settings.
    const order = table === "setting" ? "key" : "rowid";
    const newest = db.prepare(`SELECT * FROM ${table} ORDER BY ${order} DESC LIMIT ${newestRows}`);
    return look(table, newest.iterate() as Iterable<SealedRow>).problem;
  });
}
