import type { Shipment } from "#electron/carriers/carrier.ts";
import { itemsInWhole } from "#electron/store/order-items.ts";
import type { ItemRow, LabelRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { shipmentFromRow } from "../json.ts";

/** An item with what it is told together with. */
export interface WholeItem extends ItemRow {
  shipment: Shipment;
  /** The JSON of its customs information. */
  customs: string | null;
  label: Pick<LabelRow, "token" | "tracking_code"> | null;
}

/** The items of an order, in its order. */
export function wholeItems(db: Db, orderId: string): WholeItem[] {
  return itemsInWhole.all(db, { orderId }).map((row) => {
    const { from_address, to_address, parcel, customs, token, tracking_code, ...item } = row;
    if (from_address === null || to_address === null || parcel === null)
      throw new Error(`item ${item.id} has no shipment`);
    const label = token === null || tracking_code === null ? null : { token, tracking_code };
    const shipment = shipmentFromRow({ from_address, to_address, parcel, customs });
    return { ...item, shipment, customs, label };
  });
}
