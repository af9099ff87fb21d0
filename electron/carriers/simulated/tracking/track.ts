import { StationError } from "#shared/contract/errors.ts";
import type { Tracking } from "#shared/contract/tracking.ts";
import type { OpenParts } from "../parts.ts";
import { trackingAnswer } from "./answer.ts";
import { estimateOf } from "./estimate.ts";
import { soldJourney } from "./sold-journey.ts";
import { trackTestCode } from "./test-codes.ts";

/** Where a parcel is by the station's clock; null for a code that no simulated carrier gave out. Throws for `MAGIC TRACKING DOWN`. */
export function track(parts: OpenParts, code: string): Tracking | null {
  const nowMs = parts.clock.now();
  const trackingCode = code.replace(/\s/g, "").toUpperCase();
  const test = trackTestCode(trackingCode, nowMs);
  if (test) return test;
  const entry = parts.book.byTrackingCode(trackingCode);
  if (!entry) return null;
  const { plan: journey, scans } = soldJourney(entry, trackingCode);
  if (journey.magic === "tracking-down")
    throw new StationError(
      "CARRIER_UNAVAILABLE",
      `${journey.carrier} cannot be reached at the moment.`,
      { retryAfter: 30 },
    );
  // The sale itself has happened, whatever a clock that was set back says.
  const happened = scans.filter(({ atMs }, index) => index === 0 || atMs <= nowMs);
  const parcel = { carrier: journey.carrier, trackingCode };
  if (entry.state !== "void")
    return trackingAnswer(
      { ...parcel, estDeliveryMs: estimateOf(journey, happened) },
      happened,
      nowMs,
    );
  return {
    ...trackingAnswer({ ...parcel, estDeliveryMs: null }, scans.slice(0, 1), nowMs),
    status: "cancelled",
    statusDetail: "The label was voided",
    statusDetailCode: "cancelled",
  };
}
