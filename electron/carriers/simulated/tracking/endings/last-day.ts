import type { JourneyPlan } from "../../purchase/sold-record.ts";
import { minutesFromCode } from "../minutes-from-code.ts";
import { endPlace } from "../places/end-place.ts";
import { sortingPlace } from "../places/sorting-place.ts";
import type { ScanKind } from "../scan-kinds.ts";
import { deliveryWindow, endOfDay } from "../timetable/delivery-window.ts";
import { planned } from "../timetable/planned.ts";
import type { Planned } from "../timetable/planned.ts";

export interface LastDay {
  /** At the recipient's hub, before dawn. */
  arrived: Planned;
  out: Planned;
  /** Minutes after midnight when the courier is at the door, and what happens there. */
  doorMinutes: number;
  atDoor: (kind: ScanKind, expectedDay?: number) => Planned;
}

function arrival({ carrier, to }: JourneyPlan, day: number, minutes: number): Planned {
  if (to.region === "foreign") return planned("arrivedInTownAbroad", endPlace(to), day, minutes);
  if (to.region === "military") return planned("arrivedAtMilitary", endPlace(to), day, minutes);
  return planned("arrivedAtDestination", sortingPlace(carrier, to), day, minutes);
}

/** The day of a delivery or an attempt, within the service's hours. */
export function lastDay(plan: JourneyPlan, code: string, day: number): LastDay {
  const place = endPlace(plan.to);
  const byMinutes = plan.commitMinutes ?? endOfDay;
  const { from, to } = deliveryWindow(byMinutes, day, place.timeZone);
  const door = from + minutesFromCode(code, `door ${day - plan.deliveryDay}`, to - from);
  const out = Math.min(8 * 60 + minutesFromCode(code, "vehicle", 60), door - 45);
  const arrived = Math.min(4 * 60 + 30 + minutesFromCode(code, "destination", 60), out - 75);
  return {
    arrived: arrival(plan, day, arrived),
    out: planned("outForDelivery", place, day, out),
    doorMinutes: door,
    atDoor: (kind, expectedDay) =>
      planned(kind, place, day, door, {
        byMinutes,
        ...(expectedDay === undefined ? {} : { expectedDay }),
      }),
  };
}
