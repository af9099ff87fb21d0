import { insertInto } from "#electron/store/sql.ts";
import type { Tx } from "#electron/store/store.ts";

const offer = { carrier: "USPS", service: "GroundAdvantage" } as const;

/** Writes the rows of an order with quotes and shipment, so that money has something to be spent on. Answers its items' ids. */
export function insertOrder(
  tx: Tx,
  newId: (prefix: string) => string,
  itemCents: readonly number[],
): string[] {
  const [id, shipment] = [newId("ord"), newId("shp")];
  const json = { from_address: "{}", to_address: "{}", parcel: "{}", customs: null };
  insertInto(tx, "shipment", { id: shipment, ...json, created_at: 1 });
  insertInto(tx, "orders", {
    id,
    tracking_id: newId("trk"),
    external_reference: null,
    email: null,
    total_cents: itemCents.reduce((sum, cents) => sum + cents, 0),
    payment_status: "pending",
    item_count: itemCents.length,
    created_at: 1,
    updated_at: 1,
  });
  return itemCents.map((cents, position) => {
    const [rateId, itemId] = [newId("rate"), newId("item")];
    insertInto(tx, "quote", {
      id: rateId,
      shipment_id: shipment,
      ...offer,
      cents,
      service_code: "GA",
      delivery_days: 3,
      delivery_date: "2026-11-26",
      guaranteed: 0,
      zone: null,
      billable_ounces: null,
      expires_at: 2,
    });
    insertInto(tx, "order_item", {
      id: itemId,
      order_id: id,
      position,
      rate_id: rateId,
      shipment_id: shipment,
      ...offer,
      cents,
      status: "pending",
      error_code: null,
      error_message: null,
      error_source: null,
      error_retryable: null,
    });
    return itemId;
  });
}
