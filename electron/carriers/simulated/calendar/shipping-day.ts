import type { Holiday } from "./holidays.ts";
import { instantOf, localTime } from "./local-time.ts";
import { workingDayFrom } from "./working-days.ts";
import type { WorkingWeek } from "./working-days.ts";

/** When a carrier picks up at the ship-from's place. */
export interface Pickup {
  /** Minutes since local midnight; a label bought at or after it travels the next working day. */
  cutOffMinutes: number;
  week: WorkingWeek;
  /** Days without a pick-up; all federal holidays when absent. */
  holidays?: readonly Holiday[];
}

/** The day on which a label bought now is picked up, in the ship-from's time zone. */
export function shippingDay(nowMs: number, zone: string, pickup: Pickup): number {
  const { day, minutes } = localTime(nowMs, zone);
  const first = minutes < pickup.cutOffMinutes ? day : day + 1;
  return workingDayFrom(pickup.week, first, pickup.holidays);
}

/**
 * The date that the destination's calendar shows at noon of the ship day: transit days count from there, so that a delivery date is
 * one at the destination. The next day for a parcel from Texas to Guam or Tokyo, the day before on the way back.
 */
export function startingDay(shipDay: number, fromZone: string, toZone: string): number {
  if (fromZone === toZone) return shipDay;
  return localTime(instantOf({ day: shipDay, minutes: 12 * 60 }, fromZone), toZone).day;
}
