import { seenRows } from "#electron/store/batches/rows.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { findRows } from "../grid/find.ts";

export interface ChosenRows {
  /** Would be bought, in grid order, each with its price. */
  rows: (SeenRow & { cents: number; quote_id: string })[];
  /** Left out because of a problem. */
  blocked: number;
}

/** A row can be bought when nothing stands against it; a failed one only when somebody names it. */
function buyable(row: SeenRow, named: boolean): row is ChosenRows["rows"][number] {
  if (row.quote_id === null || row.cents === null || row.errors > 0 || row.stale > 0) return false;
  return row.status === "ready" || (named && row.status === "failed");
}

/** The rows that a purchase would buy: the named ones that can be, else all that are ready. ROW_NOT_FOUND. */
export function chosenRows(
  db: Db,
  batchId: string,
  rowIds: readonly string[] | undefined,
): ChosenRows {
  const all = rowIds
    ? findRows(db, batchId, rowIds)
    : seenRows.all(db, { batchId, after: -1, limit: Number.MAX_SAFE_INTEGER });
  const rows = all.filter((row) => buyable(row, rowIds !== undefined));
  const blocked = all.filter(
    (row) =>
      row.status === "blocked" ||
      row.status === "checking" ||
      (rowIds !== undefined && row.status === "failed" && !buyable(row, true)),
  ).length;
  return { rows, blocked };
}
