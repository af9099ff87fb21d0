import { changeBatch } from "#electron/store/batches/batches.ts";
import { forgetOldEdits, forgetUndone } from "#electron/store/batches/edits.ts";
import { changeRow } from "#electron/store/batches/rows.ts";
import { countTwins } from "#electron/store/batches/twins.ts";
import type { BatchData, SeenRow } from "#electron/store/rows.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import { rowKeys } from "../grid/row-keys.ts";
import { type Snapshot, snapshotOf, staleness } from "./snapshot.ts";

/** Edits that can be taken back. */
const keptEdits = 100;

export interface RowEdit {
  row: SeenRow;
  after: Snapshot;
}

/**
 * Writes changed rows: each is checked again as far as the change asks for, and lets go of an order that failed, since what it
 * would buy is another parcel now. The twins are counted anew.
 */
export function writeRows(tx: Tx, batchId: string, edits: readonly RowEdit[]): void {
  const recipients = new Set<string>();
  const numbers = new Set<string>();
  for (const { row, after } of edits) {
    const keys = rowKeys(after.orderNumber, after.draft);
    const stale = staleness(snapshotOf(row), after);
    changeRow(tx, row.id, {
      ...keys,
      draft: JSON.stringify(after.draft),
      import_problems: JSON.stringify(after.importProblems),
      excluded: Number(after.excluded),
      revision: row.revision + 1,
      stale: Math.max(row.stale, stale) as 0 | 1 | 2,
      urgent: 1,
      ...(stale > 0
        ? { order_id: null, failed_code: null, failed_message: null, failed_retryable: null }
        : {}),
    });
    for (const key of [row.recipient, keys.recipient]) recipients.add(key);
    for (const key of [row.order_number, keys.order_number]) numbers.add(key);
  }
  countTwins(tx, batchId, recipients, numbers);
}

/** Writes an edit of rows as one step of undo. */
export function writeEdit(tx: Tx, batch: BatchData, edits: readonly RowEdit[], now: number): void {
  if (edits.length === 0) return;
  forgetUndone.run(tx, { batchId: batch.id, cursor: batch.edit_cursor });
  const seq = insertInto(tx, "batch_edit", { batch_id: batch.id, created_at: now });
  for (const { row, after } of edits)
    insertInto(tx, "batch_edit_row", {
      edit_seq: seq,
      row_id: row.id,
      before: JSON.stringify(snapshotOf(row)),
      after: JSON.stringify(after),
    });
  forgetOldEdits.run(tx, { batchId: batch.id, kept: keptEdits });
  changeBatch(tx, batch.id, { edit_cursor: seq, updated_at: now });
  writeRows(tx, batch.id, edits);
}
