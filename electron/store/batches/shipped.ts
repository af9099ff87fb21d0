import { sql } from "kysely";
import { statement } from "../sql.ts";

/**
 * An order outside this batch under the same number that has a label, or is getting one. Rows of one batch with the same
 * number are that person's own doing and flagged as such.
 */
export const shippedBefore = statement((db, v: { number: string; batchId: string }) =>
  db
    .selectFrom("orders")
    .leftJoin("batch_row", "batch_row.order_id", "orders.id")
    .select(["orders.id", "orders.created_at"])
    .where("orders.external_reference", "=", v.number)
    .where(sql<number>`success_count + processing_count`, ">", 0)
    .where((eb) =>
      eb.or([eb("batch_row.batch_id", "is", null), eb("batch_row.batch_id", "<>", v.batchId)]),
    )
    .orderBy("orders.seq", "desc")
    .limit(1),
);
