import { labelByTrackingCode, labelOfItem } from "#electron/store/labels.ts";
import { itemById, itemsOfOrder, orderById } from "#electron/store/orders.ts";
import { shipmentById } from "#electron/store/quotes.ts";
import { ordersByTerm } from "#electron/store/scan.ts";
import type { Db } from "#electron/store/store.ts";
import type { ScannedParcel } from "#shared/contract/desk/scan.ts";
import { shipmentFromRow } from "../json.ts";
import { trackingReadings } from "./code-readings.ts";

function parcelOf(db: Db, itemId: string): ScannedParcel | null {
  const item = itemById.get(db, { id: itemId });
  const order = item && orderById.get(db, { id: item.order_id });
  const shipment = item && shipmentById.get(db, { id: item.shipment_id });
  if (!item || !order || !shipment) return null;
  const { toAddress } = shipmentFromRow(shipment);
  return {
    orderId: order.id,
    orderItemId: item.id,
    orderNumber: order.external_reference,
    trackingCode: labelOfItem.get(db, { itemId })?.tracking_code ?? null,
    carrier: item.carrier,
    service: item.service,
    recipient: toAddress.name,
    place: [toAddress.city, `${toAddress.state} ${toAddress.zip}`.trim()]
      .filter((part) => part !== "")
      .join(", "),
    status: item.status,
  };
}

/** The parcels of the orders with this number, whatever the case of its letters; newest orders first. */
export function parcelsByOrderNumber(db: Db, number: string): ScannedParcel[] {
  const term = number.toLowerCase();
  return ordersByTerm
    .all(db, { term })
    .filter(({ external_reference }) => external_reference?.toLowerCase() === term)
    .flatMap(({ id }) => itemsOfOrder.all(db, { orderId: id }))
    .flatMap(({ id }) => parcelOf(db, id) ?? []);
}

/** The parcel whose label carries what was scanned. */
export function parcelByBarcode(db: Db, code: string): ScannedParcel | null {
  for (const reading of trackingReadings(code)) {
    const label = labelByTrackingCode.get(db, { code: reading });
    if (label) return parcelOf(db, label.order_item_id);
  }
  return null;
}
