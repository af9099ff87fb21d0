import type { Tracking } from "#shared/contract/tracking.ts";
import { instantOf } from "../calendar/local-time.ts";
import type { OpenParts } from "../parts.ts";
import { readRecord } from "../purchase/sold-record.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { trackingAnswer } from "./answer.ts";
import { actualDeliveryDay } from "./delivery-day.ts";
import { journeyOf } from "./journey.ts";
import type { Scan } from "./scan.ts";
import { trackTestCode } from "./test-codes.ts";

/** Noon of the day at the destination; the quoted day until a delay is known. */
function estimateOf(plan: JourneyPlan, happened: readonly Scan[]): number {
  const late = happened.some(({ code }) => code === "delayed");
  const day = late ? actualDeliveryDay(plan) : plan.deliveryDay;
  return instantOf({ day, minutes: 12 * 60 }, plan.to.timeZone);
}

/** Where a parcel is by the station's clock; null for a code that no simulated carrier gave out. */
export function track(parts: OpenParts, code: string): Tracking | null {
  const nowMs = parts.clock.now();
  const trackingCode = code.replace(/\s/g, "").toUpperCase();
  const test = trackTestCode(trackingCode, nowMs);
  if (test) return test;
  const entry = parts.book.byTrackingCode(trackingCode);
  if (!entry) return null;
  const { journey } = readRecord(entry);
  const scans = journeyOf(journey, entry.soldAtMs, trackingCode);
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
