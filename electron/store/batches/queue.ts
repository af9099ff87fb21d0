import { sql } from "kysely";
import { builder, rows, statement } from "../sql.ts";
import type { Tx } from "../store.ts";
import { listed } from "./rows.ts";

export const runById = statement((db, v: { id: string }) =>
  db.selectFrom("batch_run").selectAll().where("id", "=", v.id),
);
export const runOfCommand = statement((db, v: { batchId: string; commandId: string }) =>
  db
    .selectFrom("batch_run")
    .selectAll()
    .where("batch_id", "=", v.batchId)
    .where("command_id", "=", v.commandId),
);
export const endRun = statement((db, v: { id: string; now: number }) =>
  db.updateTable("batch_run").set({ ended_at: v.now }).where("id", "=", v.id),
);
/** Batches whose queue is to go on, the longest waiting first. */
export const buyingBatches = statement((db) =>
  db
    .selectFrom("batch")
    .innerJoin("batch_run", "batch_run.id", "batch.run_id")
    .select(["batch.id", "batch.run_id", "batch_run.currency"])
    .where("stage", "=", "buying")
    .orderBy("batch_run.created_at")
    .orderBy("batch_run.id"),
);
/** Batches whose queue stands still until the carrier account can be reached. */
export const batchesWithoutNetwork = statement((db) =>
  db
    .selectFrom("batch")
    .select("id")
    .where("stage", "=", "paused")
    .where("paused_code", "=", "CARRIER_UNREACHABLE"),
);
/** Batches that buy by themselves, now or once the account can be reached. */
export const batchesThatGoOn = statement((db) =>
  db
    .selectFrom("batch")
    .select("id")
    .where((eb) =>
      eb.or([eb("stage", "=", "buying"), eb("paused_code", "=", "CARRIER_UNREACHABLE")]),
    ),
);
/** Written into the SQL, so that SQLite sees that the partial index serves. */
const one = sql.lit(1);
export const queuedRows = statement((db, v: { batchId: string; limit: number }) =>
  db
    .selectFrom("batch_row")
    .select(["id", "run_id"])
    .where("batch_id", "=", v.batchId)
    .where("queued", "=", one)
    .orderBy("position")
    .limit(v.limit),
);
/** Writes a row's order into it, in the transaction that makes the order. No change: the row left the queue meanwhile. */
export const giveOrder = statement(
  (
    db,
    v: { id: string; orderId: string; quoteId: string; cents: number; shipmentId: string | null },
  ) =>
    db
      .updateTable("batch_row")
      .set({
        order_id: v.orderId,
        quote_id: v.quoteId,
        cents: v.cents,
        shipment_id: v.shipmentId,
      })
      .where("id", "=", v.id)
      .where("queued", "=", 1),
);
export const leaveQueue = statement(
  (
    db,
    v: {
      id: string;
      code: string | null;
      message: string | null;
      retryable: number | null;
      stale: 0 | 2;
    },
  ) =>
    db
      .updateTable("batch_row")
      .set({
        queued: 0,
        failed_code: v.code,
        failed_message: v.message,
        failed_retryable: v.retryable,
        stale: v.stale,
      })
      .where("id", "=", v.id),
);
/** The rows of a run in grid order and what became of them. */
export const rowsOfRun = statement((db, v: { runId: string }) =>
  db
    .selectFrom("batch_row_seen")
    .select(["id", "item_id", "status", "queued"])
    .where("run_id", "=", v.runId)
    .orderBy("position"),
);

/** Puts rows into the queue of a run. */
export function enqueue(tx: Tx, runId: string, ids: readonly string[]): void {
  rows(
    tx,
    builder
      .updateTable("batch_row")
      .set({
        queued: 1,
        run_id: runId,
        failed_code: null,
        failed_message: null,
        failed_retryable: null,
      })
      .where("id", "in", listed(ids))
      .returning("id"),
  );
}

/** Takes rows that have their labels out of the queue. */
export function leaveWithLabel(tx: Tx, ids: readonly string[]): void {
  rows(
    tx,
    builder
      .updateTable("batch_row")
      .set({ queued: 0, failed_code: null, failed_message: null, failed_retryable: null })
      .where("id", "in", listed(ids))
      .returning("id"),
  );
}

/** Takes rows out of the queue but for those that are being bought; answers how many. */
export function dequeue(tx: Tx, batchId: string, begun: readonly string[]): number {
  return rows(
    tx,
    builder
      .updateTable("batch_row")
      .set({ queued: 0 })
      .where("batch_id", "=", batchId)
      .where("queued", "=", one)
      .where("id", "not in", listed(begun))
      .returning("id"),
  ).length;
}
