import { instantOf } from "../calendar/local-time.ts";
import { isWorkingDay } from "../calendar/working-days.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { minutesFromCode } from "./minutes-from-code.ts";
import { endPlace, placeOnTheWay, sortingPlace } from "./places.ts";
import type { ScanPlace } from "./places.ts";
import type { Scan } from "./scan.ts";

/** The export gateway, then the country of destination from the middle of the way on. */
function placeAbroad(plan: JourneyPlan, share: number): ScanPlace {
  return share < 0.5 ? sortingPlace(plan.from) : endPlace(plan.to);
}

function goesAbroad({ from, to }: JourneyPlan): boolean {
  return from.region === "foreign" || to.region === "foreign";
}

function placeAt(plan: JourneyPlan, share: number): ScanPlace | null {
  return goesAbroad(plan) ? placeAbroad(plan, share) : placeOnTheWay(plan.from, plan.to, share);
}

/** One city for each working day between pick-up and delivery; a day without progress says so. Nothing for a parcel that is lost. */
export function wayScans(plan: JourneyPlan, code: string): Scan[] {
  if (plan.magic === "lost-parcel") return [];
  const { shipDay, deliveryDay, week, from, to } = plan;
  const arrived = goesAbroad(plan) ? "Arrived abroad, in customs clearance" : "Arrived at facility";
  const scans: Scan[] = [];
  let last = sortingPlace(from).text;
  for (let day = shipDay + 1; day < deliveryDay; day += 1) {
    if (!isWorkingDay(week, day)) continue;
    const place = placeAt(plan, (day - shipDay) / (deliveryDay - shipDay));
    const moved = place !== null && place.text !== last;
    const minutes = 6 * 60 + minutesFromCode(code, `day ${day - shipDay}`, 420);
    scans.push({
      atMs: instantOf({ day, minutes }, place?.timeZone ?? to.timeZone),
      status: "in_transit",
      code: moved ? "arrived_at_facility" : "in_transit",
      message: moved ? arrived : "In transit to next facility",
      location: moved ? place.text : "",
    });
    if (moved) last = place.text;
  }
  return scans;
}
