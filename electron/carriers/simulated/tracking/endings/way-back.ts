import { addWorkingDays } from "../../calendar/working-days.ts";
import type { JourneyPlan } from "../../purchase/sold-record.ts";
import { minutesFromCode } from "../minutes-from-code.ts";
import { endPlace } from "../places/end-place.ts";
import { sortingPlace } from "../places/sorting-place.ts";
import { planned } from "../timetable/planned.ts";
import type { Planned } from "../timetable/planned.ts";
import { daysBetween } from "../timetable/travel.ts";

/** Back to the sender from the working day after `day`, as many days as it took to come. */
export function wayBack(plan: JourneyPlan, code: string, day: number): Planned[] {
  const { carrier, from, to, week, holidays } = plan;
  const leaves = addWorkingDays(week, day, 1, holidays);
  const back = addWorkingDays(week, leaves, daysBetween(plan).length + 1, holidays);
  return [
    planned("goingBack", sortingPlace(carrier, to), leaves, 8 * 60 + 30),
    planned(
      "goingBack",
      sortingPlace(carrier, from),
      back,
      5 * 60 + minutesFromCode(code, "hub back", 60),
    ),
    planned("backAtSender", endPlace(from), back, 11 * 60 + minutesFromCode(code, "back", 240)),
  ];
}
