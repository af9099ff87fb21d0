import { sql } from "kysely";
import type { Updateable } from "kysely";
import { builder, rows, statement } from "../sql.ts";
import type { Db, Tx } from "../store.ts";
import type { BatchTable } from "../tables/batch.ts";

export const batchById = statement((db, v: { id: string }) =>
  db.selectFrom("batch").selectAll().where("id", "=", v.id).where("stage", "<>", "loading"),
);
/** Newest first, without those whose rows are still being written. */
export const pageOfBatches = statement((db, v: { limit: number; offset: number }) =>
  db
    .selectFrom("batch")
    .selectAll()
    .where("stage", "<>", "loading")
    .orderBy("seq", "desc")
    .limit(v.limit)
    .offset(v.offset),
);
export const countBatches = statement((db) =>
  db
    .selectFrom("batch")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("stage", "<>", "loading"),
);
export const newestBatchOfFile = statement((db, v: { hash: string }) =>
  db
    .selectFrom("batch")
    .select(["name", "created_at"])
    .where("file_hash", "=", v.hash)
    .where("stage", "<>", "loading")
    .orderBy("seq", "desc")
    .limit(1),
);
export const deleteBatchById = statement((db, v: { id: string }) =>
  db.deleteFrom("batch").where("id", "=", v.id),
);
/** Batches whose rows a stop kept from being written. */
export const deleteHalfWritten = statement((db) =>
  db.deleteFrom("batch").where("stage", "=", "loading"),
);

/** Changes some columns of a batch. */
export function changeBatch(tx: Tx, id: string, changes: Updateable<BatchTable>): void {
  rows(tx, builder.updateTable("batch").set(changes).where("id", "=", id).returning("id"));
}

const ends = statement((db, v: { batchId: string; cursor: number }) =>
  db
    .selectFrom("batch_edit")
    .select([
      sql<number>`coalesce(sum(seq <= ${v.cursor}), 0)`.as("standing"),
      sql<number>`coalesce(sum(seq > ${v.cursor}), 0)`.as("undone"),
    ])
    .where("batch_id", "=", v.batchId),
);

/** How many edits stand, and how many were taken back and may be done again. */
export function countEdits(
  db: Db,
  batchId: string,
  cursor: number,
): { standing: number; undone: number } {
  return ends.get(db, { batchId, cursor }) ?? { standing: 0, undone: 0 };
}
