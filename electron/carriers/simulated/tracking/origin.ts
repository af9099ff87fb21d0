import { localTime } from "../calendar/local-time.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { minutesFromCode } from "./minutes-from-code.ts";
import { endPlace } from "./places/end-place.ts";
import { sortingPlace } from "./places/sorting-place.ts";
import { planned } from "./timetable/planned.ts";
import type { Planned } from "./timetable/planned.ts";

/** The label is bought, and nobody has the parcel yet. */
export function saleScan({ from }: JourneyPlan, soldAtMs: number): Planned {
  const { day, minutes } = localTime(soldAtMs, from.timeZone);
  return planned("labelCreated", endPlace(from), day, minutes, { isNamed: false });
}

/**
 * Accepted within the hour and a quarter after the cut-off of the day of the sale, or on the morning of the next working day when it was
 * bought too late; departed in the evening.
 */
export function originScans(plan: JourneyPlan, soldAtMs: number, code: string): Planned[] {
  const { carrier, from, shipDay, pickup } = plan;
  const sameDay = localTime(soldAtMs, from.timeZone).day === shipDay;
  const accepted =
    (sameDay ? pickup.cutOffMinutes + 15 : 9 * 60) + minutesFromCode(code, "accepted", 60);
  const departed = 20 * 60 + minutesFromCode(code, "departed", 90);
  return [
    planned("accepted", endPlace(from), shipDay, accepted),
    planned("departedOrigin", sortingPlace(carrier, from), shipDay, departed),
  ];
}
