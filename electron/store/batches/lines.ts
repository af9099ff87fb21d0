import { builder, rows, statement } from "../sql.ts";
import type { Tx } from "../store.ts";

export const linesOfBatch = statement((db, v: { batchId: string; after: number; limit: number }) =>
  db
    .selectFrom("batch_line")
    .select(["line", "cells"])
    .where("batch_id", "=", v.batchId)
    .where("line", ">", v.after)
    .orderBy("line")
    .limit(v.limit),
);
export const mappingOf = statement((db, v: { fingerprint: string }) =>
  db.selectFrom("import_mapping").select("mapping").where("fingerprint", "=", v.fingerprint),
);
const putMapping = statement((db, v: { fingerprint: string; mapping: string; now: number }) =>
  db
    .insertInto("import_mapping")
    .values({ fingerprint: v.fingerprint, mapping: v.mapping, updated_at: v.now })
    .onConflict((conflict) =>
      conflict.column("fingerprint").doUpdateSet({ mapping: v.mapping, updated_at: v.now }),
    ),
);

/** Keeps what the columns of files with these headers are. */
export function rememberMapping(tx: Tx, fingerprint: string, mapping: unknown, now: number): void {
  putMapping.run(tx, { fingerprint, mapping: JSON.stringify(mapping), now });
}

/** Deletes the rows that a file made and that may be made again: those without a label and outside the queue. */
export function deleteImportedRows(tx: Tx, batchId: string): void {
  rows(
    tx,
    builder
      .deleteFrom("batch_row")
      .where("batch_id", "=", batchId)
      .where("lines", "<>", "[]")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("batch_row_seen")
          .select("id")
          .where("batch_id", "=", batchId)
          .where("status", "in", ["checking", "ready", "blocked", "excluded", "failed"]),
      )
      .returning("id"),
  );
}
