import { weekdayOf } from "./day.ts";
import { isFederalHoliday } from "./holidays.ts";

/** The days on which a service moves and delivers. `every-day` knows no holiday either (Priority Mail Express). */
export const workingWeeks = ["monday-to-friday", "monday-to-saturday", "every-day"] as const;
export type WorkingWeek = (typeof workingWeeks)[number];

export function isWorkingDay(week: WorkingWeek, day: number): boolean {
  if (week === "every-day") return true;
  const weekday = weekdayOf(day);
  if (weekday === 0 || (weekday === 6 && week === "monday-to-friday")) return false;
  return !isFederalHoliday(day);
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(week: WorkingWeek, day: number): number {
  let found = day;
  while (!isWorkingDay(week, found)) found += 1;
  return found;
}

/** The nth working day after a day; the day itself does not count. */
export function addWorkingDays(week: WorkingWeek, day: number, count: number): number {
  let found = day;
  for (let left = count; left > 0; left -= 1) found = workingDayFrom(week, found + 1);
  return found;
}
