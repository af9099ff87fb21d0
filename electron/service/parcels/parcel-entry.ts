import type { ListedParcel } from "#electron/store/list-parcels.ts";
import type { Parcel } from "#shared/contract/desk/parcels.ts";
import { instant } from "../json.ts";

/** `AUSTIN, TX 78701`; abroad with the country. */
function destination({ to_city, to_state, to_zip, to_country }: ListedParcel): string {
  const region = [to_state, to_zip].filter(Boolean).join(" ");
  return [to_city, region, to_country === "US" ? "" : to_country].filter(Boolean).join(", ");
}

/** A parcel as the list shows it. */
export function parcelEntry(row: ListedParcel): Parcel {
  return {
    orderItemId: row.order_item_id,
    orderId: row.order_id,
    externalReference: row.external_reference,
    carrier: row.carrier,
    service: row.service,
    trackingCode: row.tracking_code,
    recipient: row.recipient,
    destination: destination(row),
    status: row.status,
    statusDetailCode: row.status_detail,
    attention: row.needs_attention === 1 ? row.attention : null,
    place: row.place,
    estimatedDelivery: row.estimated_at === null ? null : instant(row.estimated_at),
    lastEventAt: instant(row.last_event_at),
    askedAt: row.asked_at === null ? null : instant(row.asked_at),
  };
}
