import { existsSync } from "node:fs";
import { headIsDamaged, readHead } from "./head-file.ts";
import { ledgerHead } from "./ledger.ts";
import type { Db } from "./store.ts";
import { checkHead } from "./verify-chain.ts";

const wayOut =
  "Restore the newest backup, or, when you know that nothing is missing, accept the journal as it is with `shipdeck station doctor --accept-loss`.";

/**
 * What is wrong with the record of the journal's head at `path`, in words; null when it fits. A record that is not there, or cannot
 * be read, is as bad as one that disagrees: whoever takes it away could bring back an older database unnoticed.
 */
export function checkRecord(db: Db, path: string): string | null {
  const problem = checkHead(db, readHead(path));
  if (problem) return problem;
  const last = ledgerHead(db)?.seq ?? 0;
  if (last === 0) return null;
  if (!existsSync(path))
    return `The record beside the database is gone (${path}), so it is not known whether the wallet's journal, which ends at entry ${last}, has lost its end. ${wayOut}`;
  if (headIsDamaged(path))
    return `The record beside the database cannot be read (${path}), so it is not known whether the wallet's journal, which ends at entry ${last}, has lost its end. ${wayOut}`;
  return null;
}
