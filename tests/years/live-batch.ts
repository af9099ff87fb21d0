import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";
import { liveOrder, type Means } from "./live-order.ts";

/** Rows of a batch of one day, bought through as they are made. */
export function liveBatchRows(
  means: Means,
  tx: Tx,
  batch: { id: string; runId: string; from: number; count: number; now: number },
): void {
  const { template, newId } = means;
  for (let at = 0; at < batch.count; at++) {
    const { orderId, shipmentId, quotes } = liveOrder(means, tx, batch.now);
    const rowId = newId("row");
    const position = batch.from + at;
    insertInto(tx, "batch_row", {
      ...template.batchRow,
      id: rowId,
      batch_id: batch.id,
      position,
      order_number: `SO-${orderId.slice(-9)}`,
      recipient: `row ${position}`,
      search: `row ${position} ${orderId}`,
      quote_id: quotes[0]?.id ?? null,
      cents: quotes[0]?.cents ?? null,
      shipment_id: shipmentId,
      run_id: batch.runId,
      order_id: orderId,
    });
    insertInto(tx, "batch_line", {
      batch_id: batch.id,
      line: position + 2,
      cells: JSON.stringify([orderId, "Dana Ruiz", "600 Dexter Ave", "Montgomery", "AL", "36130"]),
    });
  }
}

/** The batch itself, its run ended, with one edit that a person made. */
export function openLivedBatch(means: Means, tx: Tx, now: number, count: number) {
  const { newId } = means;
  const [id, runId] = [newId("bat"), newId("run")];
  insertInto(tx, "batch", {
    id,
    name: `Day ${new Date(now).toISOString().slice(0, 10)}`,
    stage: "open",
    paused_code: null,
    paused_message: null,
    rule: '{"kind":"cheapest"}',
    ship_from_id: null,
    package_id: null,
    import: null,
    file_hash: null,
    run_id: null,
    created_at: now,
    updated_at: now,
  });
  insertInto(tx, "batch_run", {
    id: runId,
    batch_id: id,
    command_id: runId,
    currency: "LTC",
    cents: 100,
    row_count: count,
    print_profile_id: null,
    created_at: now,
    ended_at: now,
  });
  return { id, runId };
}

/** An edit of all rows of a batch: what undo would bring back. */
export function editLivedBatch(tx: Tx, batchId: string, now: number): void {
  const edit = insertInto(tx, "batch_edit", { batch_id: batchId, created_at: now });
  tx.prepare(
    `INSERT INTO batch_edit_row (edit_seq, row_id, before, after)
     SELECT ?, id, json_object('draft', json(draft)), json_object('draft', json(draft)) FROM batch_row WHERE batch_id = ?`,
  ).run(edit, batchId);
}
