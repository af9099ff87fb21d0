import Database from "better-sqlite3";
import { existsSync } from "node:fs";

export interface KnownSale {
  /** The attempt's id. */
  reference: string;
  trackingCode: string | null;
  soldAtMs: number;
}

/** The newest sales of the simulated carriers' ledger, newest first; none when there is no ledger. */
export function readSoldBook(
  file: string,
  nativeBinding: string | undefined,
  limit: number,
): KnownSale[] {
  if (!existsSync(file)) return [];
  const db = new Database(file, {
    readonly: true,
    timeout: 5000,
    ...(nativeBinding ? { nativeBinding } : {}),
  });
  try {
    const table = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sold'").get();
    if (!table) return [];
    return db
      .prepare(
        `SELECT reference, tracking_code AS trackingCode, sold_at AS soldAtMs FROM sold
         WHERE state = 'sold' ORDER BY rowid DESC LIMIT ?`,
      )
      .all(limit) as KnownSale[];
  } finally {
    db.close();
  }
}

/** Takes sales out of a ledger that is not in use. */
export function dropSales(
  file: string,
  nativeBinding: string | undefined,
  references: readonly string[],
): void {
  const db = new Database(file, nativeBinding ? { nativeBinding } : {});
  try {
    const drop = db.prepare("DELETE FROM sold WHERE reference = ?");
    db.transaction(() => {
      for (const reference of references) drop.run(reference);
    })();
  } finally {
    db.close();
  }
}
