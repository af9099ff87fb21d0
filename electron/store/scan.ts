import { sql } from "kysely";
import { statement } from "./sql.ts";

/** Orders of which `term`, in lower case, is a search word; the caller looks whether it is their number. */
export const ordersByTerm = statement((db, v: { term: string }) =>
  db
    .selectFrom("order_term")
    .innerJoin("orders", "orders.seq", "order_term.order_seq")
    .select(["orders.id", "orders.external_reference"])
    .where("order_term.term", "=", v.term)
    .orderBy("orders.seq", "desc")
    .limit(100),
);

/** Rows of all batches with this order number, newest batch first. */
export const rowsByOrderNumber = statement((db, v: { number: string }) =>
  db
    .selectFrom("batch_row_seen as row")
    .innerJoin("batch", "batch.id", "row.batch_id")
    .selectAll("row")
    .where(sql<boolean>`row.order_number = ${v.number} COLLATE NOCASE`)
    .where("batch.stage", "<>", "loading")
    .orderBy("batch.seq", "desc")
    .orderBy("row.position")
    .limit(1000),
);
