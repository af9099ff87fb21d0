import { expect, test } from "vitest";
import { dayFromIso, isoFromDay } from "./day.ts";
import { isFederalHoliday } from "./holidays.ts";

function holidaysOf(year: number): string[] {
  const first = dayFromIso(`${year}-01-01`);
  return Array.from({ length: 366 }, (_, index) => first + index)
    .filter((day) => isoFromDay(day).startsWith(String(year)) && isFederalHoliday(day))
    .map(isoFromDay);
}

test("the holidays of 2026 are those that the government publishes, with the Friday before the Saturday of July 4", () => {
  expect(holidaysOf(2026)).toEqual([
    "2026-01-01",
    "2026-01-19",
    "2026-02-16",
    "2026-05-25",
    "2026-06-19",
    "2026-07-03",
    "2026-07-04",
    "2026-09-07",
    "2026-10-12",
    "2026-11-11",
    "2026-11-26",
    "2026-12-25",
  ]);
});

test("a Sunday's holiday is observed on Monday", () => {
  expect(isFederalHoliday(dayFromIso("2022-12-26"))).toBe(true);
  expect(isFederalHoliday(dayFromIso("2022-12-27"))).toBe(false);
});

test("a New Year's Day on Saturday is observed on the last day of the old year", () => {
  expect(isFederalHoliday(dayFromIso("2027-12-31"))).toBe(true);
});

test("Juneteenth is a holiday since 2021 only", () => {
  expect(isFederalHoliday(dayFromIso("2019-06-19"))).toBe(false);
  expect(isFederalHoliday(dayFromIso("2024-06-19"))).toBe(true);
});
