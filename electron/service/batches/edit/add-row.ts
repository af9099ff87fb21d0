import { changeBatch } from "#electron/store/batches/batches.ts";
import { lastPosition } from "#electron/store/batches/rows.ts";
import { countTwins } from "#electron/store/batches/twins.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { batchGridRows } from "#shared/contract/desk/batch-grid.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../../context.ts";
import { stationSettings } from "../../settings/station-settings.ts";
import { applyChanges, emptyDraft } from "../grid/draft.ts";
import { findBatch, findRow } from "../grid/find.ts";
import { newRow } from "../grid/new-row.ts";
import { rowKeys } from "../grid/row-keys.ts";
import { viewRows } from "../grid/row-view.ts";

/** Adds a row at the end; what is not said is empty, the country is the sender's. */
export async function addBatchRow(
  ctx: Context,
  { id: batchId, ...changes }: Parsed<typeof batchGridRows.addBatchRow>,
): Promise<Answer<typeof batchGridRows.addBatchRow>> {
  const rowId = ctx.newId("row");
  await ctx.store.write((tx) => {
    const batch = findBatch(tx, batchId);
    const settings = stationSettings(tx);
    const country = settings.shipFrom[0]?.address.country ?? "US";
    const draft = applyChanges(emptyDraft(country, settings.customs.contentsType), changes);
    const keys = rowKeys(changes.orderNumber ?? "", draft);
    const position = (lastPosition.get(tx, { batchId })?.position ?? -1) + 1;
    insertInto(tx, "batch_row", { ...newRow(rowId, batchId, position, keys, draft), urgent: 1 });
    countTwins(tx, batchId, new Set([keys.recipient]), new Set([keys.order_number]));
    changeBatch(tx, batch.id, { updated_at: ctx.clock.now() });
  });
  ctx.batchWork.changed(batchId);
  ctx.batchWork.wakeChecker();
  const [row] = ctx.store.read((db) => viewRows(db, batchId, [findRow(db, rowId)]));
  if (!row) throw new Error(`row ${rowId} was not written`);
  return row;
}
