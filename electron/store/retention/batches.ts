import { changeBatch, deleteBatchById } from "../batches/batches.ts";
import { readMeta, writeMeta } from "../meta.ts";
import { statement } from "../sql.ts";
import { finishedBatch } from "./finished-batches.ts";
import { nothing, type Slice, type Sweep } from "./sweep.ts";
import type { Tx } from "../store.ts";

const rowsPerSlice = 25;
const linesPerSlice = 100;
/** The batch that is being taken away. */
const leavingKey = "batch.leaving";

const removeRows = statement((db, v: { batchId: string; limit: number }) =>
  db
    .deleteFrom("batch_row")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("batch_row as old")
        .select("old.id")
        .where("old.batch_id", "=", v.batchId)
        .limit(v.limit),
    ),
);
const removeLines = statement((db, v: { batchId: string; limit: number }) =>
  db
    .deleteFrom("batch_line")
    .where("batch_id", "=", v.batchId)
    .where("line", "in", (eb) =>
      eb
        .selectFrom("batch_line as old")
        .select("old.line")
        .where("old.batch_id", "=", v.batchId)
        .limit(v.limit),
    ),
);

function takeFrom(tx: Tx, batchId: string): Slice {
  const { changes } = removeRows.run(tx, { batchId, limit: rowsPerSlice });
  if (changes > 0) return { removed: changes, next: "on" };
  const lines = removeLines.run(tx, { batchId, limit: linesPerSlice });
  if (lines.changes > 0) return { removed: lines.changes, next: "on" };
  writeMeta(tx, leavingKey, null);
  return { removed: deleteBatchById.run(tx, { id: batchId }).changes, next: "on" };
}

/**
 * Batches that came to their end; their orders and labels stay. One leaves sight whole before its rows go a few at a time, as one that
 * is still being written does, so that nobody sees half of it and a stop in between leaves nothing behind.
 */
export const sweepBatches: Sweep = (tx, before) => {
  const leaving = readMeta(tx, leavingKey);
  if (leaving) return takeFrom(tx, leaving);
  const batch = finishedBatch.get(tx, { afterSeq: 0, before });
  if (!batch) return nothing;
  changeBatch(tx, batch.id, { stage: "loading" });
  writeMeta(tx, leavingKey, batch.id);
  return { removed: 0, next: "on" };
};
