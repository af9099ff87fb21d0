import type { JourneyPlan } from "../purchase/sold-record.ts";
import { endScans } from "./end-scans.ts";
import { originScans } from "./origin-scans.ts";
import type { Scan } from "./scan.ts";
import { wayScans } from "./way-scans.ts";

const leastGapMs = 5 * 60_000;

/** Every scan of a parcel's life, past and to come, oldest first: the clock decides how many of them have happened. */
export function journeyOf(plan: JourneyPlan, soldAtMs: number, trackingCode: string): Scan[] {
  const scans = [
    ...originScans(plan, soldAtMs, trackingCode),
    ...wayScans(plan, trackingCode),
    ...endScans(plan, trackingCode),
  ];
  // Time zones can make a short flight look as if it arrived before it left.
  let lastMs = 0;
  return scans.map((scan, index) => {
    lastMs = index === 0 ? scan.atMs : Math.max(scan.atMs, lastMs + leastGapMs);
    return { ...scan, atMs: lastMs };
  });
}
