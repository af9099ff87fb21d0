import { dayFromParts, weekdayOf, yearOfDay } from "./day.ts";

/** The nth given weekday of a month. */
function nth(year: number, month: number, weekday: number, n: number): number {
  const first = dayFromParts(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
}

function lastMonday(year: number, month: number): number {
  const last = dayFromParts(year, month + 1, 1) - 1;
  return last - ((weekdayOf(last) + 6) % 7);
}

/** A Saturday's holiday is observed the Friday before, a Sunday's the Monday after. */
function observed(day: number): number {
  const weekday = weekdayOf(day);
  if (weekday === 6) return day - 1;
  return weekday === 0 ? day + 1 : day;
}

/** The legal public holidays of one year by their own dates (5 U.S.C. 6103(a)), Juneteenth since 2021. */
function datesOf(year: number): number[] {
  const dates = [
    dayFromParts(year, 1, 1),
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    lastMonday(year, 5),
    dayFromParts(year, 7, 4),
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    dayFromParts(year, 11, 11),
    nth(year, 11, 4, 4),
    dayFromParts(year, 12, 25),
  ];
  if (year >= 2021) dates.push(dayFromParts(year, 6, 19));
  return dates;
}

const closedByYear = new Map<number, ReadonlySet<number>>();

function closedIn(year: number): ReadonlySet<number> {
  const known = closedByYear.get(year);
  if (known) return known;
  // New Year's Day on a Saturday is observed on 31 December of the year before.
  const dates = [...datesOf(year), dayFromParts(year + 1, 1, 1)];
  const closed = new Set([...dates, ...dates.map(observed)]);
  closedByYear.set(year, closed);
  return closed;
}

/**
 * True on a US federal holiday, on its own date as on the day when it is observed (5 U.S.C. 6103(b); Executive Order 11582).
 * The simulated carriers rest on all of them.
 */
export function isFederalHoliday(day: number): boolean {
  return closedIn(yearOfDay(day)).has(day);
}
