import { instantOf } from "../calendar/local-time.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import type { Scan } from "./scan.ts";

const dayMs = 86_400_000;

/**
 * The day on which the parcel is expected, by what its carrier has said so far: noon there, or where UTC has another date at that hour,
 * the nearest moment at which both have the same.
 */
export function estimateOf({ deliveryDay, to }: JourneyPlan, happened: readonly Scan[]): number {
  const day = happened.findLast(({ expectedDay }) => expectedDay !== undefined)?.expectedDay;
  const expected = day ?? deliveryDay;
  return Math.max(instantOf({ day: expected, minutes: 12 * 60 }, to.timeZone), expected * dayMs);
}
