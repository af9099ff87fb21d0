import type { Magic } from "#shared/rules/magic-values.ts";
import { addWorkingDays } from "../../calendar/working-days.ts";
import type { JourneyPlan } from "../../purchase/sold-record.ts";
import { endPlace } from "../places/end-place.ts";
import { endOfDay } from "../timetable/delivery-window.ts";
import { planned } from "../timetable/planned.ts";
import type { Planned } from "../timetable/planned.ts";
import { goesAbroad } from "../timetable/travel.ts";
import { heldDays } from "../way-abroad.ts";
import { lastDay } from "./last-day.ts";
import { wayBack } from "./way-back.ts";

type Ending = (plan: JourneyPlan, code: string) => Planned[];

function later({ week, holidays, deliveryDay }: JourneyPlan, days: number): number {
  return days === 0 ? deliveryDay : addWorkingDays(week, deliveryDay, days, holidays);
}

/** Delivered so many working days after the quoted one. */
function delivered(days: number): Ending {
  return (plan, code) => {
    const { arrived, out, atDoor } = lastDay(plan, code, later(plan, days));
    return [arrived, out, atDoor("delivered")];
  };
}

/** On the quoted day comes the news that the parcel will be so many working days late, and then it is. */
function late(kind: "delayed" | "weather", days: number): Ending {
  return (plan, code) => [
    planned(kind, endPlace(plan.to), plan.deliveryDay, kind === "weather" ? 5 * 60 + 40 : 10 * 60, {
      isNamed: false,
      expectedDay: later(plan, days),
    }),
    ...delivered(days)(plan, code),
  ];
}

const wrongAddress: Ending = (plan, code) => {
  const { arrived } = lastDay(plan, code, plan.deliveryDay);
  const { out, atDoor } = lastDay(plan, code, later(plan, 1));
  const found = { expectedDay: later(plan, 1) };
  return [
    arrived,
    planned("addressWrong", arrived.where, plan.deliveryDay, 7 * 60 + 40, found),
    planned("addressCorrected", arrived.where, plan.deliveryDay, 14 * 60 + 25),
    out,
    atDoor("delivered"),
  ];
};

const nobodyHome: Ending = (plan, code) => {
  const first = lastDay(plan, code, plan.deliveryDay);
  const second = lastDay(plan, code, later(plan, 1));
  return [
    first.arrived,
    first.out,
    first.atDoor("nobodyHome", later(plan, 1)),
    second.out,
    second.atDoor("delivered"),
  ];
};

const pickup: Ending = (plan, code) => {
  const { arrived, atDoor } = lastDay(plan, code, plan.deliveryDay);
  return [arrived, atDoor("readyForPickup")];
};

/** Taken to the door, not left there, and sent back. */
function sentBack(kind: "refused" | "undeliverable"): Ending {
  return (plan, code) => {
    const { arrived, out, atDoor } = lastDay(plan, code, plan.deliveryDay);
    return [arrived, out, atDoor(kind), ...wayBack(plan, code, plan.deliveryDay)];
  };
}

const endings: Readonly<Partial<Record<Magic, Ending>>> = {
  delayed: late("delayed", 2),
  weather: late("weather", 1),
  "wrong-address": wrongAddress,
  "nobody-home": nobodyHome,
  neighbor: (plan, code) => {
    const { arrived, out, atDoor } = lastDay(plan, code, plan.deliveryDay);
    return [arrived, out, atDoor("deliveredToNeighbor")];
  },
  pickup,
  collected: (plan, code) => [
    ...pickup(plan, code),
    lastDay(plan, code, later(plan, 2)).atDoor("collected"),
  ],
  unclaimed: (plan, code) => [
    ...pickup(plan, code),
    planned("unclaimed", endPlace(plan.to), later(plan, 10), 17 * 60),
    ...wayBack(plan, code, later(plan, 10)),
  ],
  returned: sentBack("refused"),
  undeliverable: sentBack("undeliverable"),
  damaged: (plan, code) => {
    const { arrived } = lastDay(plan, code, plan.deliveryDay);
    const byMinutes = plan.commitMinutes ?? endOfDay;
    return [arrived, planned("damaged", arrived.where, plan.deliveryDay, 9 * 60, { byMinutes })];
  },
  "lost-parcel": (plan) => [
    planned("lost", endPlace(plan.to), later(plan, 5), 12 * 60, { isNamed: false }),
  ],
};

/** The last scans of a parcel: delivered on the quoted day, or whatever its magic recipient does. */
export function endingOf(plan: JourneyPlan, code: string): Planned[] {
  if (plan.magic === "customs-hold" && goesAbroad(plan)) return delivered(heldDays)(plan, code);
  return ((plan.magic && endings[plan.magic]) ?? delivered(0))(plan, code);
}
