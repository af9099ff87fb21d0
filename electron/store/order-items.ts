import { statement } from "./sql.ts";

/** The items of an order in its order, each with its shipment and what of its label is told; null where there is none. */
export const itemsInWhole = statement((db, v: { orderId: string }) =>
  db
    .selectFrom("order_item")
    .leftJoin("shipment", "shipment.id", "order_item.shipment_id")
    .leftJoin("label", "label.order_item_id", "order_item.id")
    .selectAll("order_item")
    .select([
      "shipment.from_address",
      "shipment.to_address",
      "shipment.parcel",
      "shipment.customs",
      "label.token",
      "label.tracking_code",
    ])
    .where("order_item.order_id", "=", v.orderId)
    .orderBy("order_item.position"),
);
