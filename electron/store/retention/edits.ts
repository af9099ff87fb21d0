import { statement } from "../sql.ts";
import { finishedBatch } from "./finished-batches.ts";
import { nothing, type Sweep } from "./sweep.ts";

const sliceSize = 100;

const oldestEdit = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_edit")
    .select("seq")
    .where("batch_id", "=", v.batchId)
    .orderBy("seq")
    .limit(1),
);
const removeRows = statement((db, v: { seq: number; limit: number }) =>
  db
    .deleteFrom("batch_edit_row")
    .where("edit_seq", "=", v.seq)
    .where("row_id", "in", (eb) =>
      eb
        .selectFrom("batch_edit_row as old")
        .select("old.row_id")
        .where("old.edit_seq", "=", v.seq)
        .limit(v.limit),
    ),
);
const removeEdit = statement((db, v: { seq: number }) =>
  db.deleteFrom("batch_edit").where("seq", "=", v.seq),
);

/** What could be taken back in batches that came to their end. */
export const sweepEdits: Sweep = (tx, before, after) => {
  const batch = finishedBatch.get(tx, { afterSeq: Number(after), before });
  if (!batch) return nothing;
  const edit = oldestEdit.get(tx, { batchId: batch.id });
  if (!edit) return { removed: 0, next: String(batch.seq) };
  const { changes } = removeRows.run(tx, { seq: edit.seq, limit: sliceSize });
  const removed = changes < sliceSize ? removeEdit.run(tx, { seq: edit.seq }).changes : 0;
  return { removed: changes + removed, next: after };
};
