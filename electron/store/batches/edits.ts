import { sql } from "kysely";
import { statement } from "../sql.ts";

export const newestStanding = statement((db, v: { batchId: string; cursor: number }) =>
  db
    .selectFrom("batch_edit")
    .select("seq")
    .where("batch_id", "=", v.batchId)
    .where("seq", "<=", v.cursor)
    .orderBy("seq", "desc")
    .limit(1),
);
export const oldestUndone = statement((db, v: { batchId: string; cursor: number }) =>
  db
    .selectFrom("batch_edit")
    .select("seq")
    .where("batch_id", "=", v.batchId)
    .where("seq", ">", v.cursor)
    .orderBy("seq")
    .limit(1),
);
export const rowsOfEdit = statement((db, v: { seq: number }) =>
  db.selectFrom("batch_edit_row").selectAll().where("edit_seq", "=", v.seq),
);
/** A new edit makes those that were taken back past doing again. */
export const forgetUndone = statement((db, v: { batchId: string; cursor: number }) =>
  db.deleteFrom("batch_edit").where("batch_id", "=", v.batchId).where("seq", ">", v.cursor),
);
export const forgetEdits = statement((db, v: { batchId: string }) =>
  db.deleteFrom("batch_edit").where("batch_id", "=", v.batchId),
);
/** Keeps the newest edits. */
export const forgetOldEdits = statement((db, v: { batchId: string; kept: number }) =>
  db
    .deleteFrom("batch_edit")
    .where("batch_id", "=", v.batchId)
    .where("seq", "<=", (eb) =>
      eb
        .selectFrom("batch_edit as newer")
        .select(sql<number>`newer.seq`.as("seq"))
        .where("newer.batch_id", "=", v.batchId)
        .orderBy("newer.seq", "desc")
        .limit(1)
        .offset(v.kept),
    ),
);
