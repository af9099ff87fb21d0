import { sql } from "kysely";
import { statement } from "../sql.ts";

/** Rows that wait to be checked: those that a person waits for first. */
export const staleRows = statement((db, v: { limit: number }) =>
  db
    .selectFrom("batch_row")
    .innerJoin("batch", "batch.id", "batch_row.batch_id")
    .select(["batch_row.id", "batch_row.batch_id"])
    .where("stale", ">", sql.lit(0))
    .where("queued", "=", 0)
    .where("stage", "in", ["open", "buying", "paused"])
    .orderBy("urgent", "desc")
    .orderBy("batch_row.batch_id")
    .orderBy("position")
    .limit(v.limit),
);
/** The rates of a shipment, cheapest first. */
export const quotesOfShipment = statement((db, v: { shipmentId: string }) =>
  db
    .selectFrom("quote")
    .selectAll()
    .where("shipment_id", "=", v.shipmentId)
    .orderBy("cents")
    .orderBy("carrier")
    .orderBy("service"),
);
export const writeCheck = statement(
  (
    db,
    v: {
      id: string;
      revision: number;
      errors: number;
      warnings: number;
      addressState: "unchecked" | "verified" | "suggested" | "failed";
      suggestion: string | null;
      addressErrors: string;
      problems: string;
      messages: string;
      shipmentId: string | null;
      rateCount: number;
      quoteId: string | null;
      cents: number | null;
    },
  ) =>
    db
      .updateTable("batch_row")
      .set({
        stale: 0,
        urgent: 0,
        errors: v.errors,
        warnings: v.warnings,
        address_state: v.addressState,
        suggestion: v.suggestion,
        address_errors: v.addressErrors,
        problems: v.problems,
        messages: v.messages,
        shipment_id: v.shipmentId,
        rate_count: v.rateCount,
        quote_id: v.quoteId,
        cents: v.cents,
      })
      .where("id", "=", v.id)
      // What was edited meanwhile stays to be checked; what is being bought keeps the rate that was agreed to.
      .where("revision", "=", v.revision)
      .where("queued", "=", 0),
);
