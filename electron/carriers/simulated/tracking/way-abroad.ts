import { addWorkingDays, isWorkingDay } from "../calendar/working-days.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { minutesFromCode } from "./minutes-from-code.ts";
import { gatewayOf } from "./places/border.ts";
import type { ScanPlace } from "./places/scan-place.ts";
import { sortingPlace } from "./places/sorting-place.ts";
import { planned } from "./timetable/planned.ts";
import type { Planned } from "./timetable/planned.ts";
import { daysBetween } from "./timetable/travel.ts";

/** Working days that customs keep the parcel of `MAGIC CUSTOMS HOLD`. */
export const heldDays = 3;

/** Days of the three stages; with no day between pick-up and delivery everything happens in the last night. */
function stagesOf(plan: JourneyPlan) {
  const days = daysBetween(plan);
  const at = (index: number) => days[Math.min(index, days.length - 1)] ?? plan.deliveryDay;
  const landing = Math.floor(days.length / 2);
  const release = at(days.length < 3 ? landing : landing + 1);
  return {
    leaves: at(0),
    lands: at(landing),
    released:
      plan.magic === "customs-hold"
        ? addWorkingDays(plan.week, release, heldDays, plan.holidays)
        : release,
    isHasty: days.length < 2,
  };
}

/** On every second working day between two stages a carrier says that the parcel is still on its way. */
function quietDays(plan: JourneyPlan, after: number, before: number, where: ScanPlace): Planned[] {
  const days: Planned[] = [];
  let passed = 0;
  for (let day = after + 1; day < before; day += 1) {
    if (!isWorkingDay(plan.week, day, plan.holidays)) continue;
    passed += 1;
    if (passed % 2 === 0)
      days.push(planned("onTheWay", where, day, 9 * 60 + 7 * (day % 40), { isNamed: false }));
  }
  return days;
}

function customsScans(plan: JourneyPlan, code: string, enters: ScanPlace): Planned[] {
  const { lands, released, isHasty } = stagesOf(plan);
  const random = (purpose: string, below: number) => minutesFromCode(code, purpose, below);
  const landed = isHasty ? 180 : 7 * 60 + random("import", 180);
  const release = lands === released ? landed + 120 : 9 * 60 + random("release", 180);
  const after = (minutes: number, purpose: string) => ({
    lastsMinutes: minutes + random(purpose, minutes),
  });
  return [
    planned("imported", enters, lands, landed),
    planned("inCustoms", enters, lands, landed, after(20, "customs")),
    ...(plan.magic === "customs-hold"
      ? [
          planned("heldInCustoms", enters, lands, landed, {
            ...after(30, "held"),
            expectedDay: addWorkingDays(plan.week, plan.deliveryDay, heldDays, plan.holidays),
          }),
        ]
      : []),
    planned("outOfCustoms", enters, released, release, after(40, "clearing")),
    planned("leftCustoms", enters, released, release, after(30, "leaving")),
  ];
}

/** From the sender's hub over the border: export gateway, arrival, customs, on to the recipient's town. */
export function wayAbroad(plan: JourneyPlan, code: string): Planned[] {
  const { carrier, from, to, deliveryDay } = plan;
  const leaves = gatewayOf(carrier, from, to);
  const enters = gatewayOf(carrier, to, from);
  const days = stagesOf(plan);
  const random = (purpose: string, below: number) => minutesFromCode(code, purpose, below);
  const arrived = 30 + random("export", 120);
  const flown = days.isHasty ? arrived + 60 : 20 * 60 + random("fly", 120);
  return [
    ...(leaves.text === sortingPlace(carrier, from).text
      ? []
      : [planned("arrived", leaves, days.leaves, arrived)]),
    planned("exported", leaves, days.leaves, flown),
    ...quietDays(plan, days.leaves, days.lands, leaves),
    ...customsScans(plan, code, enters),
    ...quietDays(plan, days.released, deliveryDay, enters),
  ];
}
