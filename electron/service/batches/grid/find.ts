import { batchById } from "#electron/store/batches/batches.ts";
import { seenRow, seenRowsById } from "#electron/store/batches/rows.ts";
import type { BatchData, SeenRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { RowStatus } from "#shared/contract/desk/batch-row.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { BatchWork } from "../work.ts";

/** The batch, or BATCH_NOT_FOUND. */
export function findBatch(db: Db, id: string): BatchData {
  const batch = batchById.get(db, { id });
  if (!batch) throw new StationError("BATCH_NOT_FOUND", `There is no batch ${id}.`);
  return batch;
}

/** The batch while its queue rests, else BATCH_BUSY. */
export function findRestingBatch(db: Db, id: string): BatchData {
  const batch = findBatch(db, id);
  if (batch.stage === "buying" || batch.stage === "paused")
    throw new StationError(
      "BATCH_BUSY",
      `“${batch.name}” is being bought. Wait until it is through, or cancel what has not begun.`,
    );
  return batch;
}

/** Throws BATCH_LOADING while the rows of a batch are being written, or its columns are not known. */
export function assertLoaded(
  { loading }: BatchWork,
  { id, name, stage }: BatchData,
  wanted: "buy" | "load",
): void {
  if (!loading.has(id) && (wanted === "load" || stage !== "mapping")) return;
  throw new StationError(
    "BATCH_LOADING",
    loading.has(id)
      ? `The file of “${name}” is just being read again. Wait a moment, then try again.`
      : `The columns of “${name}” are not settled yet. Say what they are, then buy.`,
  );
}

/** The row, or ROW_NOT_FOUND. */
export function findRow(db: Db, rowId: string): SeenRow {
  const row = seenRow.get(db, { id: rowId });
  if (!row) throw new StationError("ROW_NOT_FOUND", `There is no row ${rowId}.`);
  return row;
}

/** These rows of the batch in grid order; ROW_NOT_FOUND names the first that is not its own. */
export function findRows(db: Db, batchId: string, ids: readonly string[]): SeenRow[] {
  const found = seenRowsById(db, batchId, ids);
  if (found.length === new Set(ids).size) return found;
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id)) ?? "";
  throw new StationError("ROW_NOT_FOUND", `There is no row ${missing} in this batch.`);
}

/** Where a row may still be changed. */
export const editableStatuses: ReadonlySet<RowStatus> = new Set([
  "checking",
  "ready",
  "blocked",
  "excluded",
  "failed",
]);

/** Throws ROW_NOT_EDITABLE for rows that are being bought or have a label. */
export function assertEditable(rows: readonly SeenRow[]): void {
  const fixed = rows.find(({ status }) => !editableStatuses.has(status));
  if (!fixed) return;
  const which = fixed.order_number || `row ${fixed.position + 1}`;
  throw new StationError(
    "ROW_NOT_EDITABLE",
    fixed.status === "bought" || fixed.status === "voided"
      ? `${which} has a label already and cannot be changed. Void the label and add a new row instead.`
      : `${which} is being bought and cannot be changed now.`,
  );
}
