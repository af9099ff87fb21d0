import type { ParcelAttention } from "#shared/contract/desk/parcels.ts";
import type { TrackingStatus } from "#shared/contract/tracking.ts";

const dayMs = 86_400_000;
/** A parcel may rest over a long weekend; abroad customs take their time. */
const quietMs = { domestic: 5 * dayMs, abroad: 12 * dayMs };
/** The day of an estimate is forgiven twice before a parcel counts as late. */
const lateMs = 2 * dayMs;

export interface Progress {
  status: TrackingStatus;
  lastEventAt: number;
  estimatedAt: number | null;
  isAbroad: boolean;
}

/** Why a person should look at a parcel; null when all is well. */
export function attentionOf(parcel: Progress, now: number): ParcelAttention | null {
  const { status, lastEventAt, estimatedAt, isAbroad } = parcel;
  if (status === "failure" || status === "return_to_sender" || status === "error") return status;
  if (status === "delivered" || status === "cancelled") return null;
  if (now - lastEventAt > (isAbroad ? quietMs.abroad : quietMs.domestic)) return "stuck";
  // What waits for its recipient has arrived.
  if (status === "available_for_pickup") return null;
  return estimatedAt !== null && now - estimatedAt > lateMs ? "late" : null;
}
