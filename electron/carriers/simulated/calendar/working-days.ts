import { weekdayOf } from "./day.ts";
import { federalHolidays, holidayOn } from "./holidays.ts";
import type { Holiday } from "./holidays.ts";

/** The days of the week on which a service moves and delivers. `every-day` knows no holiday either (Priority Mail Express). */
export const workingWeeks = [
  "monday-to-friday",
  "monday-to-saturday",
  "monday-to-sunday",
  "every-day",
] as const;
export type WorkingWeek = (typeof workingWeeks)[number];

const lastWeekday: Readonly<Record<WorkingWeek, number>> = {
  "monday-to-friday": 5,
  "monday-to-saturday": 6,
  "monday-to-sunday": 7,
  "every-day": 7,
};

/** `resting`: the holidays that the carrier keeps; all federal ones when absent. */
export function isWorkingDay(
  week: WorkingWeek,
  day: number,
  resting: readonly Holiday[] = federalHolidays,
): boolean {
  if (week === "every-day") return true;
  if ((weekdayOf(day) || 7) > lastWeekday[week]) return false;
  const holiday = holidayOn(day);
  return holiday === null || !resting.includes(holiday);
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(
  week: WorkingWeek,
  day: number,
  resting?: readonly Holiday[],
): number {
  let found = day;
  while (!isWorkingDay(week, found, resting)) found += 1;
  return found;
}

/** The nth working day after a day; the day itself does not count. */
export function addWorkingDays(
  week: WorkingWeek,
  day: number,
  count: number,
  resting?: readonly Holiday[],
): number {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(week, found + 1, resting);
  return found;
}
