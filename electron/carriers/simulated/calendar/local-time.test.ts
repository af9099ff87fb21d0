import fc from "fast-check";
import { expect, test } from "vitest";
import { dayFromIso, dayOfYear, isoFromDay, weekdayOf } from "./day.ts";
import { instantOf, localTime } from "./local-time.ts";

test("a wall clock and its instant agree on both sides of a change to summer time", () => {
  const zone = "America/New_York";
  const noon = (iso: string) => instantOf({ day: dayFromIso(iso), minutes: 720 }, zone);
  expect(new Date(noon("2026-03-07")).toISOString()).toBe("2026-03-07T17:00:00.000Z");
  expect(new Date(noon("2026-03-08")).toISOString()).toBe("2026-03-08T16:00:00.000Z");
  expect(new Date(noon("2026-11-01")).toISOString()).toBe("2026-11-01T17:00:00.000Z");
});

test("every hour of the day comes back from its instant, in every zone, save those that summer time skips", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 19_000, max: 24_000 }),
      fc.integer({ min: 4 * 60, max: 24 * 60 - 1 }),
      fc.constantFrom("America/Chicago", "Pacific/Honolulu", "Pacific/Guam", "Asia/Tokyo", "UTC"),
      (day, minutes, zone) => {
        expect(localTime(instantOf({ day, minutes }, zone), zone)).toEqual({ day, minutes });
      },
    ),
  );
});

test("an unknown time zone counts as UTC", () => {
  expect(localTime(Date.parse("2026-11-17T10:30:00Z"), "Mars/Olympus")).toEqual({
    day: dayFromIso("2026-11-17"),
    minutes: 630,
  });
});

test("days know their weekday and their number in the year", () => {
  expect(weekdayOf(dayFromIso("2026-11-22"))).toBe(0);
  expect(weekdayOf(dayFromIso("1969-12-31"))).toBe(3);
  expect(dayOfYear(dayFromIso("2024-12-31"))).toBe(366);
  expect(isoFromDay(dayFromIso("2028-02-29"))).toBe("2028-02-29");
});
