import { expect, test } from "vitest";
import { dayFromIso, isoFromDay } from "./day.ts";
import { holidayOn } from "./holidays.ts";

function holidaysOf(year: number): string[] {
  const first = dayFromIso(`${year}-01-01`);
  return Array.from({ length: 366 }, (_, index) => first + index)
    .filter((day) => isoFromDay(day).startsWith(String(year)) && holidayOn(day))
    .map((day) => `${isoFromDay(day)} ${holidayOn(day)}`);
}

test("the holidays of 2026 are those that the government publishes, and Easter", () => {
  expect(holidaysOf(2026)).toEqual([
    "2026-01-01 new-year",
    "2026-01-19 martin-luther-king",
    "2026-02-16 presidents",
    "2026-04-05 easter",
    "2026-05-25 memorial",
    "2026-06-19 juneteenth",
    "2026-07-04 independence",
    "2026-09-07 labor",
    "2026-10-12 columbus",
    "2026-11-11 veterans",
    "2026-11-26 thanksgiving",
    "2026-12-25 christmas",
  ]);
});

test("a Sunday's holiday is kept on Monday, a Saturday's on no other day", () => {
  expect(holidayOn(dayFromIso("2022-12-26"))).toBe("christmas");
  expect(holidayOn(dayFromIso("2022-12-27"))).toBeNull();
  expect(holidayOn(dayFromIso("2021-12-24"))).toBeNull();
  expect(holidayOn(dayFromIso("2021-12-31"))).toBeNull();
  expect(holidayOn(dayFromIso("2022-01-01"))).toBe("new-year");
});

test("Juneteenth is a holiday since 2021 only", () => {
  expect(holidayOn(dayFromIso("2019-06-19"))).toBeNull();
  expect(holidayOn(dayFromIso("2024-06-19"))).toBe("juneteenth");
});

test("Easter is a Sunday that agrees with the almanac", () => {
  const easters = [2024, 2025, 2026, 2027, 2028, 2038].map((year) =>
    holidaysOf(year).find((day) => day.endsWith("easter")),
  );
  expect(easters).toEqual(
    ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2038-04-25"].map(
      (day) => `${day} easter`,
    ),
  );
});
