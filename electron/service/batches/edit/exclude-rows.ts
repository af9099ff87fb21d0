import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { assertEditable, findBatch, findRows } from "../grid/find.ts";
import { snapshotOf } from "./snapshot.ts";
import { writeEdit } from "./write-edit.ts";

/** Leaves rows out of the purchase, or takes them in again: one step of undo. */
export async function excludeRows(
  ctx: Context,
  { id: batchId, rowIds, excluded }: Parsed<typeof batchGridRows.excludeRows>,
): Promise<Answer<typeof batchGridRows.excludeRows>> {
  const count = await ctx.store.write((tx) => {
    const batch = findBatch(tx, batchId);
    const rows = findRows(tx, batchId, rowIds).filter((row) => (row.excluded === 1) !== excluded);
    assertEditable(rows);
    const edits = rows.map((row) => ({ row, after: { ...snapshotOf(row), excluded } }));
    writeEdit(tx, batch, edits, ctx.clock.now());
    return edits.length;
  });
  ctx.batchWork.changed(batchId);
  return { changed: count };
}
