import { rowsByOrderNumber } from "#electron/store/scan.ts";
import type { Db } from "#electron/store/store.ts";
import type { BatchRow, RowStatus } from "#shared/contract/desk/batch-row.ts";
import { viewRows } from "../batches/grid/row-view.ts";

/** Which of several rows with one order number is meant: what can be shipped before what cannot, the newest batch first. */
const preference: readonly RowStatus[] = [
  "ready",
  "failed",
  "checking",
  "blocked",
  "queued",
  "buying",
  "pending",
  "bought",
  "excluded",
  "voided",
];

/** The row of a scanned order number, and how many rows carry that number. */
export function rowByNumber(db: Db, number: string): { row: BatchRow | null; sameNumber: number } {
  // What is left of a code of separators alone; rows without a number are not meant by it.
  if (number === "") return { row: null, sameNumber: 0 };
  const found = rowsByOrderNumber.all(db, { number });
  const [best] = found.toSorted(
    (one, other) => preference.indexOf(one.status) - preference.indexOf(other.status),
  );
  const [row = null] = best ? viewRows(db, best.batch_id, [best]) : [];
  return { row, sameNumber: found.length };
}
