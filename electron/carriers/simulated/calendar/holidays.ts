import { dayFromParts, weekdayOf, yearOfDay } from "./day.ts";

/** The legal public holidays of the United States (5 U.S.C. 6103(a)). */
export const federalHolidays = [
  "new-year",
  "martin-luther-king",
  "presidents",
  "memorial",
  "juneteenth",
  "independence",
  "labor",
  "columbus",
  "veterans",
  "thanksgiving",
  "christmas",
] as const;

/** Every day of the year that some carrier rests on. */
export const holidays = [...federalHolidays, "easter"] as const;
export type Holiday = (typeof holidays)[number];

/** The nth given weekday of a month. */
function nth(year: number, month: number, weekday: number, n: number): number {
  const first = dayFromParts(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
}

function lastMonday(year: number, month: number): number {
  const last = dayFromParts(year, month + 1, 1) - 1;
  return last - ((weekdayOf(last) + 6) % 7);
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * (c >> 2) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayFromParts(year, Math.floor(f / 31), (f % 31) + 1);
}

function datesOf(year: number): [Holiday, number][] {
  return [
    ["new-year", dayFromParts(year, 1, 1)],
    ["martin-luther-king", nth(year, 1, 1, 3)],
    ["presidents", nth(year, 2, 1, 3)],
    ["easter", easter(year)],
    ["memorial", lastMonday(year, 5)],
    ...(year >= 2021 ? [["juneteenth", dayFromParts(year, 6, 19)] as [Holiday, number]] : []),
    ["independence", dayFromParts(year, 7, 4)],
    ["labor", nth(year, 9, 1, 1)],
    ["columbus", nth(year, 10, 1, 2)],
    ["veterans", dayFromParts(year, 11, 11)],
    ["thanksgiving", nth(year, 11, 4, 4)],
    ["christmas", dayFromParts(year, 12, 25)],
  ];
}

const byYear = new Map<number, ReadonlyMap<number, Holiday>>();

function restDaysOf(year: number): ReadonlyMap<number, Holiday> {
  const known = byYear.get(year);
  if (known) return known;
  const days = new Map<number, Holiday>();
  for (const [name, day] of datesOf(year)) {
    days.set(day, name);
    if (weekdayOf(day) === 0 && name !== "easter") days.set(day + 1, name);
  }
  byYear.set(year, days);
  return days;
}

/** Days that were asked about lately: each rate asks about the same few. */
const byDay = new Map<number, Holiday | null>();
const remembered = 4_000;

/**
 * The holiday that carriers keep on a day, null on a day like any other. One that falls on Sunday is kept on Monday too. One that
 * falls on Saturday is kept on that Saturday alone: offices close on the Friday before (5 U.S.C. 6103(b)), while the mail and the
 * parcel carriers run, as on 3 July 2020 and 24 December 2021.
 */
export function holidayOn(day: number): Holiday | null {
  let found = byDay.get(day);
  if (found === undefined) {
    if (byDay.size >= remembered) byDay.clear();
    byDay.set(day, (found = restDaysOf(yearOfDay(day)).get(day) ?? null));
  }
  return found;
}
