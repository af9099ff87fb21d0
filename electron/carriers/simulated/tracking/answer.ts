import type { CarrierName } from "#shared/contract/rates.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import { publicUrl } from "./public-url.ts";
import type { Scan } from "./scan.ts";

/** An instant as the API writes it. */
function isoInstant(ms: number): string {
  return new Date(ms).toISOString();
}

/** What the API says of a parcel whose latest scan decides its state. `scans` are those that have happened, oldest first. */
export function trackingAnswer(
  parcel: { carrier: CarrierName; trackingCode: string; estDeliveryMs: number | null },
  scans: readonly Scan[],
  nowMs: number,
): Tracking {
  const last = scans.at(-1);
  const { carrier, trackingCode, estDeliveryMs } = parcel;
  const status = last?.status ?? "unknown";
  return {
    trackingCode,
    carrier,
    status: status === "accepted" ? "in_transit" : status,
    statusDetail: last?.message ?? "No information about this parcel yet",
    statusDetailCode: last?.code ?? "unknown",
    estDeliveryDate: estDeliveryMs === null ? null : isoInstant(estDeliveryMs),
    publicUrl: publicUrl(carrier, trackingCode),
    trackingDetails: scans.toReversed().map(({ status, message, atMs, location }) => ({
      status,
      message,
      datetime: isoInstant(atMs),
      location,
    })),
    updatedAt: isoInstant(last?.atMs ?? nowMs),
  };
}
