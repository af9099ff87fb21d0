import { changeBatch } from "#electron/store/batches/batches.ts";
import { newestStanding, oldestUndone, rowsOfEdit } from "#electron/store/batches/edits.ts";
import type { Tx } from "#electron/store/store.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { readBatch } from "../grid/batch-view.ts";
import { assertEditable, findBatch, findRows } from "../grid/find.ts";
import type { Snapshot } from "./snapshot.ts";
import { writeRows } from "./write-edit.ts";

/** Brings the rows of an edit to one of its sides; answers which rows. */
function restore(tx: Tx, batchId: string, seq: number, side: "before" | "after"): string[] {
  const sides = new Map(
    rowsOfEdit.all(tx, { seq }).map((entry) => [entry.row_id, JSON.parse(entry[side]) as Snapshot]),
  );
  const rows = findRows(tx, batchId, [...sides.keys()]);
  assertEditable(rows);
  const edits = rows.flatMap((row) => {
    const after = sides.get(row.id);
    return after ? [{ row, after }] : [];
  });
  writeRows(tx, batchId, edits);
  return [...sides.keys()];
}

async function step(
  ctx: Context,
  batchId: string,
  move: (tx: Tx, cursor: number) => { rowIds: string[]; cursor: number },
): Promise<Answer<typeof batchGridRows.undoBatchEdit>> {
  const rowIds = await ctx.store.write((tx) => {
    const batch = findBatch(tx, batchId);
    const moved = move(tx, batch.edit_cursor);
    changeBatch(tx, batchId, { edit_cursor: moved.cursor, updated_at: ctx.clock.now() });
    return moved.rowIds;
  });
  ctx.batchWork.changed(batchId);
  ctx.batchWork.wakeChecker();
  return { rowIds, batch: readBatch(ctx, batchId) };
}

/** Takes the last edit back. */
export async function undoBatchEdit(
  ctx: Context,
  { id: batchId }: Parsed<typeof batchGridRows.undoBatchEdit>,
): Promise<Answer<typeof batchGridRows.undoBatchEdit>> {
  return step(ctx, batchId, (tx, cursor) => {
    const last = newestStanding.get(tx, { batchId, cursor });
    if (!last) throw new StationError("ROW_NOT_EDITABLE", "There is no edit to take back.");
    return { rowIds: restore(tx, batchId, last.seq, "before"), cursor: last.seq - 1 };
  });
}

/** Does the edit again that was taken back last. */
export async function redoBatchEdit(
  ctx: Context,
  { id: batchId }: Parsed<typeof batchGridRows.redoBatchEdit>,
): Promise<Answer<typeof batchGridRows.redoBatchEdit>> {
  return step(ctx, batchId, (tx, cursor) => {
    const next = oldestUndone.get(tx, { batchId, cursor });
    if (!next) throw new StationError("ROW_NOT_EDITABLE", "There is no edit to do again.");
    return { rowIds: restore(tx, batchId, next.seq, "after"), cursor: next.seq };
  });
}
