import { sql } from "kysely";
import { insertInto, statement } from "./sql.ts";
import type { Db, Tx } from "./store.ts";

/** Written into the SQL, not bound, so that the partial index can serve. */
const good = sql.lit(0);

const byId = statement((db, v: { id: string }) =>
  db.selectFrom("carrier_shipment").selectAll().where("id", "=", v.id),
);
const ofItem = statement((db, v: { itemId: string }) =>
  db
    .selectFrom("carrier_shipment")
    .selectAll()
    .where("order_item_id", "=", v.itemId)
    .where("spoiled", "=", good),
);
const spoil = statement((db, v: { itemId: string }) =>
  db.updateTable("carrier_shipment").set({ spoiled: 1 }).where("order_item_id", "=", v.itemId),
);

/** The carrier's shipment that an item has; null before its first purchase. */
export function shipmentOfItem(db: Db, itemId: string): string | null {
  return ofItem.get(db, { itemId })?.id ?? null;
}

/** The item that a carrier's shipment is for; null while nobody has it. */
export function itemOfShipment(db: Db, id: string): string | null {
  return byId.get(db, { id })?.order_item_id ?? null;
}

/** Gives a carrier's shipment to an item for ever. False when it, or the item, is given away already. */
export function claimShipment(tx: Tx, id: string, itemId: string, now: number): boolean {
  const [owner, own] = [itemOfShipment(tx, id), shipmentOfItem(tx, itemId)];
  if (owner === null && own === null)
    insertInto(tx, "carrier_shipment", { id, order_item_id: itemId, created_at: now });
  return (owner ?? itemId) === itemId && (own ?? id) === id;
}

/** The carrier can never sell the item's shipment any more: its next purchase gets another. */
export function spoilShipment(tx: Tx, itemId: string): void {
  spoil.run(tx, { itemId });
}
