import { localTime } from "./local-time.ts";
import { workingDayFrom } from "./working-days.ts";
import type { WorkingWeek } from "./working-days.ts";

/** When a carrier picks up at the ship-from's place. */
export interface Pickup {
  /** Minutes since local midnight; a label bought at or after it travels the next working day. */
  cutOffMinutes: number;
  week: WorkingWeek;
}

/** The day on which a label bought now is picked up, in the ship-from's time zone. */
export function shippingDay(nowMs: number, zone: string, pickup: Pickup): number {
  const { day, minutes } = localTime(nowMs, zone);
  return workingDayFrom(pickup.week, minutes < pickup.cutOffMinutes ? day : day + 1);
}
