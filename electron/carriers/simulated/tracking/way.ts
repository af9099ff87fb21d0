import { isWorkingDay } from "../calendar/working-days.ts";
import type { JourneyPlan } from "../purchase/sold-record.ts";
import { milesBetween } from "../rating/miles.ts";
import { minutesFromCode } from "./minutes-from-code.ts";
import { hubsOf, sortingPlace } from "./places/sorting-place.ts";
import { townsBetween } from "./places/towns-between.ts";
import { planned } from "./timetable/planned.ts";
import type { Planned } from "./timetable/planned.ts";
import { daysBetween } from "./timetable/travel.ts";

/** Overnight a parcel goes through a hub only where the way is so long. */
const leastMilesByNight = 300;
/** From one town to the next by day. */
const leastMilesByDay = 220;

/** How many of the days are spent on land: military mail is at sea for half of them. */
function daysOnLand({ from, to }: JourneyPlan, days: number): { first: number; count: number } {
  const count = Math.ceil(days / 2);
  if (to.region === "military") return { first: 0, count };
  return from.region === "military" ? { first: days - count, count } : { first: 0, count: days };
}

/** The share of the way done on each day; null on days that need no town. */
function sharesOf(plan: JourneyPlan, days: number, miles: number): (number | null)[] {
  const land = daysOnLand(plan, days);
  const towns = Math.min(land.count, Math.max(0, Math.ceil(miles / leastMilesByDay) - 1));
  const reached = (day: number) =>
    Math.floor((Math.min(Math.max(day - land.first, 0), land.count) * towns) / land.count);
  return Array.from({ length: days }, (_, day) =>
    reached(day + 1) > reached(day) ? reached(day + 1) / (towns + 1) : null,
  );
}

/** Into the gateway and out of the country, on the last day on land. */
function shippedOut({ carrier, to }: JourneyPlan, day: number): Planned[] {
  const gateway = sortingPlace(carrier, to);
  return [
    planned("arrived", gateway, day, 16 * 60 + 20),
    planned("exported", gateway, day, 21 * 60 + 50),
  ];
}

/**
 * From the sender's hub to the recipient's: a town of the carrier for each working day, in by morning and out by evening; overnight one by
 * night.
 */
export function wayScans(plan: JourneyPlan, code: string): Planned[] {
  const { carrier, from, to, deliveryDay } = plan;
  const start = sortingPlace(carrier, from);
  const end = sortingPlace(carrier, to);
  const random = (purpose: string, below: number) => minutesFromCode(code, purpose, below);
  const miles = start.point && end.point ? milesBetween(start.point, end.point) : 0;
  const days = daysBetween(plan);
  const towns = (wanted: readonly number[]) =>
    start.point && end.point ? townsBetween(hubsOf[carrier], start.point, end.point, wanted) : [];
  if (days.length === 0) {
    const [town] = miles < leastMilesByNight ? [] : towns([0.5]);
    if (!town) return [];
    const arrived = 15 + random("night", 45);
    return [
      planned("arrived", town, deliveryDay, arrived),
      planned("departed", town, deliveryDay, arrived + 60 + random("load", 45)),
    ];
  }
  const shares = sharesOf(plan, days.length, miles);
  const found = towns(shares.filter((share) => share !== null));
  const lastOnLand = to.region === "military" ? daysOnLand(plan, days.length).count : null;
  return days.flatMap((day, index) => {
    if (index === lastOnLand) return shippedOut(plan, day);
    const town = shares[index] === null ? null : found.shift();
    if (!town)
      return [
        planned("onTheWay", end, day, 8 * 60 + random(`on ${index}`, 480), { isNamed: false }),
      ];
    // Before a day of rest the last lorry leaves in the afternoon.
    const closing = isWorkingDay(plan.week, day + 1, plan.holidays) ? 19 * 60 + 30 : 14 * 60;
    return [
      planned("arrived", town, day, 150 + random(`in ${index}`, 240)),
      planned("departed", town, day, closing + random(`out ${index}`, 120)),
    ];
  });
}
