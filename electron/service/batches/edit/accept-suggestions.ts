import { suggestingRows } from "#electron/store/batches/rows.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { AnsweredAddress } from "#shared/contract/address.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { assertEditable, editableStatuses, findBatch, findRows } from "../grid/find.ts";
import { problemsOf } from "../grid/row-view.ts";
import { fixAsChanges } from "./apply-fix.ts";
import { changed } from "./edit-rows.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { type RowEdit, writeEdit } from "./write-edit.ts";

/** The standardized address; name and contact stay as they were typed, for they are the person's own. */
function takeAddress(before: Snapshot, suggestion: string): Snapshot {
  const { street1, street2, city, state, zip, country } = JSON.parse(suggestion) as z.output<
    typeof AnsweredAddress
  >;
  return changed(before, {
    toAddress: { street1, street2: street2 ?? "", city, state, zip, country },
  });
}

/** A row with everything that the station suggests; null when it suggests nothing. */
function improved(row: SeenRow): Snapshot | null {
  const before = snapshotOf(row);
  let after = before;
  for (const { fix } of problemsOf(row)) {
    const changes = fix && fixAsChanges(after.draft, fix);
    if (changes) after = changed(after, changes);
  }
  if (row.suggestion !== null) after = takeAddress(after, row.suggestion);
  return JSON.stringify(after) === JSON.stringify(before) ? null : after;
}

function suggestedRows(db: Db, batchId: string): SeenRow[] {
  return suggestingRows
    .all(db, { batchId })
    .filter(({ status, excluded }) => editableStatuses.has(status) && excluded === 0);
}

/** Takes what the station suggests for these rows, or for all that may be changed: one step of undo. */
export async function acceptSuggestions(
  ctx: Context,
  { id: batchId, rowIds }: Parsed<typeof batchGridRows.acceptSuggestions>,
): Promise<Answer<typeof batchGridRows.acceptSuggestions>> {
  const count = await ctx.store.write((tx) => {
    const batch = findBatch(tx, batchId);
    const rows = rowIds ? findRows(tx, batchId, rowIds) : suggestedRows(tx, batchId);
    if (rowIds) assertEditable(rows);
    const edits = rows.flatMap((row): RowEdit[] => {
      const after = improved(row);
      return after ? [{ row, after }] : [];
    });
    writeEdit(tx, batch, edits, ctx.clock.now());
    return edits.length;
  });
  ctx.batchWork.changed(batchId);
  ctx.batchWork.wakeChecker();
  return { changed: count };
}
