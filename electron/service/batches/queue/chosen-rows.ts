import { type Candidate, candidates } from "#electron/store/batches/candidates.ts";
import type { Db } from "#electron/store/store.ts";
import { findRows } from "../grid/find.ts";

export interface ChosenRows {
  /** Would be bought, in grid order, each with its price. */
  rows: (Candidate & { cents: number })[];
  /** Left out because of a problem. */
  blocked: number;
}

/** A row can be bought when nothing stands against it; a failed one only when somebody names it. */
function buyable(row: Candidate, named: boolean): row is ChosenRows["rows"][number] {
  if (row.cents === null || row.errors > 0 || row.stale > 0) return false;
  return row.status === "ready" || (named && row.status === "failed");
}

/** The rows that a purchase would buy: the named ones that can be, else all that are ready. ROW_NOT_FOUND. */
export function chosenRows(
  db: Db,
  batchId: string,
  rowIds: readonly string[] | undefined,
): ChosenRows {
  const named = rowIds !== undefined;
  const all = candidates(db, batchId, rowIds ?? null);
  // Says which one is not there.
  if (named && all.length !== new Set(rowIds).size) findRows(db, batchId, rowIds);
  const rows = all.filter((row) => buyable(row, named));
  const blocked = all.filter(
    (row) =>
      row.status === "blocked" ||
      row.status === "checking" ||
      (named && row.status === "failed" && !buyable(row, true)),
  ).length;
  return { rows, blocked };
}
