import { changeRow, seenRow } from "#electron/store/batches/rows.ts";
import type { Parts } from "../../context.ts";
import type { CheckedRow } from "./check-row.ts";
import { problem } from "./problem.ts";

/** What is written of a row whose check met a bug of ours; null when the row is gone. */
export function uncheckable(parts: Pick<Parts, "store">, rowId: string): CheckedRow | null {
  const row = parts.store.read((db) => seenRow.get(db, { id: rowId }));
  if (!row) return null;
  const problems = [
    problem("CHECK_FAILED", null, "error", {
      message:
        "The station could not check this row. Change it, or check it again; the log says more",
    }),
  ];
  return {
    batchId: row.batch_id,
    write: (tx) =>
      changeRow(tx, rowId, {
        stale: 0,
        urgent: 0,
        errors: 1,
        problems: JSON.stringify(problems),
        quote_id: null,
        cents: null,
      }),
  };
}
