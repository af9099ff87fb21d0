import type { JourneyPlan } from "../../purchase/sold-record.ts";
import { isWorkingDay } from "../../calendar/working-days.ts";
import { milesBetween } from "../../rating/miles.ts";

const byRoad = 52;
const byAir = 480;
/** What a lorry drives in a night. */
const roadMilesPerNight = 600;

/** The service's working days between pick-up and delivery, both excluded. */
export function daysBetween({ week, holidays, shipDay, deliveryDay }: JourneyPlan): number[] {
  const days: number[] = [];
  for (let day = shipDay + 1; day < deliveryDay; day += 1)
    if (isWorkingDay(week, day, holidays)) days.push(day);
  return days;
}

export function goesAbroad({ from, to }: JourneyPlan): boolean {
  return from.region === "foreign" || to.region === "foreign";
}

/** Miles an hour between towns: by road where the quoted days leave the time for it and no sea lies between, else by air. */
export function milesPerHour(plan: JourneyPlan): number {
  const { from, to } = plan;
  const overSea = from.region !== to.region || from.region === "pacific";
  if (goesAbroad(plan) || overSea || !from.point || !to.point) return byAir;
  const nights = daysBetween(plan).length + 1;
  return milesBetween(from.point, to.point) > nights * roadMilesPerNight ? byAir : byRoad;
}
