import type { ParcelAttention } from "#shared/contract/desk/parcels.ts";
import type { CarrierName } from "#shared/contract/rates.ts";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import type { Generated, GeneratedAlways } from "kysely";

/** A bought label on its way. */
export interface ParcelTable {
  seq: Generated<number>;
  order_item_id: string;
  order_seq: number;
  carrier: CarrierName;
  service: string;
  tracking_code: string;
  recipient: string;
  from_zip: string;
  from_country: string;
  to_city: string;
  to_state: string;
  to_zip: string;
  to_country: string;
  status: TrackingStatus;
  /** EasyPost's `status_detail` code. */
  status_detail: string;
  attention: ParcelAttention | null;
  seen_attention: ParcelAttention | null;
  needs_attention: GeneratedAlways<number>;
  place: string | null;
  latitude: number | null;
  longitude: number | null;
  estimated_at: number | null;
  last_event_at: number;
  events: string;
  asked_at: number | null;
  failures: Generated<number>;
  next_check_at: number | null;
}

/** What was spent on one service in one half hour, in cents. */
export interface SpendTable {
  /** Its beginning. */
  half_hour: number;
  carrier: CarrierName;
  service: string;
  bought_cents: number;
  refunded_cents: number;
  labels: number;
}
