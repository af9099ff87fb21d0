import type { TrackingDetailStatus } from "#shared/contract/tracking.ts";

/** EasyPost's `status_detail` values that the sandbox uses. */
export type ScanCode =
  | "address_correction"
  | "arrived_at_destination"
  | "arrived_at_facility"
  | "arrived_at_pickup_location"
  | "cancelled"
  | "damaged"
  | "delayed"
  | "delivery_exception"
  | "departed_facility"
  | "departed_origin_facility"
  | "failure"
  | "held"
  | "in_transit"
  | "label_created"
  | "lost"
  | "out_for_delivery"
  | "received_at_destination_facility"
  | "received_at_origin_facility"
  | "refused"
  | "return"
  | "status_update"
  | "unknown"
  | "weather_delay";

/** One event of a journey. `location` is `CITY, ST ZIP`, abroad `CITY, COUNTRY`, or empty. */
export interface Scan {
  atMs: number;
  status: TrackingDetailStatus;
  code: ScanCode;
  message: string;
  location: string;
  /** The day at the destination on which the parcel is expected from this scan on, where the scan changes it. */
  expectedDay?: number;
}
