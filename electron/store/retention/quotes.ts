import { z } from "zod";
import { readMeta, writeMeta } from "../meta.ts";
import { statement } from "../sql.ts";
import type { Tx } from "../store.ts";
import type { Sweep } from "./sweep.ts";

/** Shipments per slice; each has some twenty quotes, and each of those is looked for in orders and batches. */
const sliceSize = 8;
const positionKey = "quotes.swept";
/** How long after the oldest shipment was looked at it is looked at again, because a batch that needed its quotes may be gone. */
const againMs = 30 * 24 * 60 * 60 * 1000;

const Position = z.object({ after: z.string(), begunAt: z.number() });

const page = statement((db, v: { after: string; before: number; limit: number }) =>
  db
    .selectFrom("shipment")
    .select("id")
    .where("id", ">", v.after)
    .where("created_at", "<", v.before)
    .orderBy("id")
    .limit(v.limit),
);
// A row that is not bought yet still shows all rates of its shipment to choose from.
export const removeQuotes = statement((db, v: { shipmentId: string }) =>
  db
    .deleteFrom("quote")
    .where("shipment_id", "=", v.shipmentId)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb
              .selectFrom("order_item")
              .select("order_item.id")
              .whereRef("order_item.rate_id", "=", "quote.id"),
          ),
          eb.exists(
            eb
              .selectFrom("batch_row")
              .select("batch_row.id")
              .whereRef("batch_row.quote_id", "=", "quote.id"),
          ),
          eb.exists(
            eb
              .selectFrom("batch_row as waiting")
              .select("waiting.id")
              .whereRef("waiting.shipment_id", "=", "quote.shipment_id")
              .where("waiting.order_id", "is", null),
          ),
        ]),
      ),
    ),
);
export const removeShipment = statement((db, v: { shipmentId: string }) =>
  db
    .deleteFrom("shipment")
    .where("id", "=", v.shipmentId)
    .where((eb) =>
      eb.not(
        eb.or([
          eb.exists(
            eb.selectFrom("quote").select("quote.id").where("quote.shipment_id", "=", v.shipmentId),
          ),
          eb.exists(
            eb
              .selectFrom("order_item")
              .select("order_item.id")
              .where("order_item.shipment_id", "=", v.shipmentId),
          ),
          eb.exists(
            eb
              .selectFrom("batch_row")
              .select("batch_row.id")
              .where("batch_row.shipment_id", "=", v.shipmentId),
          ),
        ]),
      ),
    ),
);

function positionOf(tx: Tx, before: number): z.output<typeof Position> {
  const noted = readMeta(tx, positionKey);
  const position = noted ? Position.parse(JSON.parse(noted)) : { after: "", begunAt: before };
  return before - position.begunAt < againMs ? position : { after: "", begunAt: before };
}

/**
 * Quotes that no order and no batch row was made from, and shipments left without any. Orders keep theirs for ever, so the walk
 * remembers how far it came and does not pass a million of them every day.
 */
export const sweepQuotes: Sweep = (tx, before) => {
  const position = positionOf(tx, before);
  const slice = page.all(tx, { after: position.after, before, limit: sliceSize });
  let removed = 0;
  for (const { id: shipmentId } of slice) {
    removed += removeQuotes.run(tx, { shipmentId }).changes;
    removed += removeShipment.run(tx, { shipmentId }).changes;
  }
  const after = slice.at(-1)?.id ?? position.after;
  writeMeta(tx, positionKey, JSON.stringify({ ...position, after }));
  return { removed, next: slice.length > 0 ? "on" : null };
};
