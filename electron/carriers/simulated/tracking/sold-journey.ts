import { type JourneyPlan, readRecord } from "../purchase/sold-record.ts";
import type { SoldEntry } from "../sold-book.ts";
import { journeyOf } from "./journey.ts";
import type { Scan } from "./scan.ts";

/** What a sold label's journey is, and what it was computed from. */
interface Computed {
  record: string;
  soldAtMs: number;
  plan: JourneyPlan;
  scans: readonly Scan[];
}

const remembered = 200;
const computed = new Map<string, Computed>();

/** The plan of a sold label and every scan of it. Labels that are asked for again are not computed again while their record says the same. */
export function soldJourney(
  entry: SoldEntry,
  trackingCode: string,
): Pick<Computed, "plan" | "scans"> {
  const { record, soldAtMs } = entry;
  const found = computed.get(trackingCode);
  if (found && found.soldAtMs === soldAtMs && found.record === record) return found;
  const { journey: plan } = readRecord(entry);
  const fresh = { record, soldAtMs, plan, scans: journeyOf(plan, soldAtMs, trackingCode) };
  if (computed.size >= remembered) computed.clear();
  computed.set(trackingCode, fresh);
  return fresh;
}
