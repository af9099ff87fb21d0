import { statement } from "./sql.ts";

export const quoteById = statement((db, v: { id: string }) =>
  db.selectFrom("quote").selectAll().where("id", "=", v.id),
);
export const shipmentById = statement((db, v: { id: string }) =>
  db.selectFrom("shipment").selectAll().where("id", "=", v.id),
);
/** Has a label been bought, or is one being bought, from this quote? */
export const quoteUse = statement((db, v: { rateId: string; exceptOrder: string }) =>
  db
    .selectFrom("order_item")
    .select("id")
    .where("rate_id", "=", v.rateId)
    .where("order_id", "!=", v.exceptOrder)
    .where("status", "in", ["success", "processing", "voided"])
    .limit(1),
);
