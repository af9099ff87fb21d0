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
