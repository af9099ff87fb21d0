import type { RowChanges } from "#shared/contract/desk/batch-row.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { applyChanges, changedFields } from "../grid/draft.ts";
import { assertEditable, findBatch, findRows } from "../grid/find.ts";
import { viewRows } from "../grid/row-view.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { writeEdit } from "./write-edit.ts";

/** Rows that an answer shows. */
const shown = 100;

/** What the file's reader found is over where a person wrote something else. */
function remaining(problems: readonly RowProblem[], fields: readonly string[]): RowProblem[] {
  return problems.filter(
    ({ field }) =>
      field === null ||
      !fields.some((changed) => field === changed || field.startsWith(`${changed}.`)),
  );
}

/** A row with changes laid over it. */
export function changed(before: Snapshot, changes: RowChanges): Snapshot {
  return {
    ...before,
    orderNumber: changes.orderNumber ?? before.orderNumber,
    draft: applyChanges(before.draft, changes),
    importProblems: remaining(before.importProblems, changedFields(changes)),
  };
}

/** Changes rows, one step of undo; each is verified and rated again. */
export async function editBatchRows(
  ctx: Context,
  { id: batchId, rowIds, changes }: Parsed<typeof batchGridRows.editBatchRows>,
): Promise<Answer<typeof batchGridRows.editBatchRows>> {
  await ctx.store.write((tx) => {
    const batch = findBatch(tx, batchId);
    const rows = findRows(tx, batchId, rowIds);
    assertEditable(rows);
    const edits = rows.map((row) => ({ row, after: changed(snapshotOf(row), changes) }));
    writeEdit(tx, batch, edits, ctx.clock.now());
  });
  ctx.batchWork.changed(batchId);
  ctx.batchWork.wakeChecker();
  return {
    rows: ctx.store.read((db) =>
      viewRows(db, batchId, findRows(db, batchId, rowIds.slice(0, shown))),
    ),
  };
}
