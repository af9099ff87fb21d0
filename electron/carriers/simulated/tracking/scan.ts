import type { TrackingDetailStatus } from "#shared/contract/tracking.ts";

/** EasyPost's `status_detail` values that the sandbox uses. */
type ScanCode =
  | "label_created"
  | "received_at_origin_facility"
  | "departed_origin_facility"
  | "arrived_at_facility"
  | "departed_facility"
  | "in_transit"
  | "received_at_destination_facility"
  | "out_for_delivery"
  | "arrived_at_destination"
  | "arrived_at_pickup_location"
  | "delayed"
  | "refused"
  | "return"
  | "lost"
  | "cancelled"
  | "failure"
  | "unknown";

/** One event of a journey. `location` is `CITY, ST ZIP`, or empty. */
export interface Scan {
  atMs: number;
  status: TrackingDetailStatus;
  code: ScanCode;
  message: string;
  location: string;
}
