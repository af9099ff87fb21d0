import { expect, test } from "vitest";
import { dayFromIso, isoFromDay } from "./day.ts";
import { shippingDay, startingDay } from "./shipping-day.ts";
import { addWorkingDays } from "./working-days.ts";
import type { WorkingWeek } from "./working-days.ts";

function after(week: WorkingWeek, iso: string, count: number): string {
  return isoFromDay(addWorkingDays(week, dayFromIso(iso), count));
}

test("two working days after a Thursday are a Monday, or a Saturday for those who work on it", () => {
  expect(after("monday-to-friday", "2026-11-19", 2)).toBe("2026-11-23");
  expect(after("monday-to-saturday", "2026-11-19", 2)).toBe("2026-11-21");
});

test("nobody but an every-day service delivers on Sunday or Thanksgiving", () => {
  expect(after("monday-to-saturday", "2026-11-21", 1)).toBe("2026-11-23");
  expect(after("every-day", "2026-11-21", 1)).toBe("2026-11-22");
  expect(after("monday-to-friday", "2026-11-25", 1)).toBe("2026-11-27");
  expect(after("every-day", "2026-11-25", 1)).toBe("2026-11-26");
});

test("a label bought one minute before the cut-off travels today, at the cut-off the next working day", () => {
  const pickup = { cutOffMinutes: 17 * 60, week: "monday-to-friday" } as const;
  const zone = "America/Chicago";
  const friday = (time: string) => Date.parse(`2026-11-20T${time}-06:00`);
  expect(isoFromDay(shippingDay(friday("16:59:59"), zone, pickup))).toBe("2026-11-20");
  expect(isoFromDay(shippingDay(friday("17:00:00"), zone, pickup))).toBe("2026-11-23");
});

test("the cut-off is that of the ship-from's time zone, not of the station's", () => {
  const pickup = { cutOffMinutes: 17 * 60, week: "monday-to-friday" } as const;
  const at = Date.parse("2026-11-18T02:00:00Z");
  expect(isoFromDay(shippingDay(at, "Pacific/Honolulu", pickup))).toBe("2026-11-17");
  expect(isoFromDay(shippingDay(at, "America/New_York", pickup))).toBe("2026-11-18");
  expect(isoFromDay(shippingDay(at, "Asia/Tokyo", pickup))).toBe("2026-11-18");
});

test("a carrier rests on its own holidays and works on the government's others", () => {
  const own = ["thanksgiving", "christmas"] as const;
  const next = (iso: string) =>
    isoFromDay(addWorkingDays("monday-to-friday", dayFromIso(iso), 1, own));
  expect(next("2026-11-10")).toBe("2026-11-11");
  expect(next("2026-11-25")).toBe("2026-11-27");
  expect(after("monday-to-friday", "2026-11-10", 1)).toBe("2026-11-12");
});

test("a week of seven days delivers on Sunday and not on Thanksgiving", () => {
  expect(after("monday-to-sunday", "2026-11-21", 1)).toBe("2026-11-22");
  expect(after("monday-to-sunday", "2026-11-25", 1)).toBe("2026-11-27");
});

test("transit counts from the destination's date: a day on across the date line, a day back on the way home", () => {
  const tuesday = dayFromIso("2026-11-17");
  const start = (from: string, to: string) => isoFromDay(startingDay(tuesday, from, to));
  expect(start("America/Chicago", "Pacific/Guam")).toBe("2026-11-18");
  expect(start("Pacific/Guam", "America/Chicago")).toBe("2026-11-16");
  expect(start("America/Chicago", "Pacific/Honolulu")).toBe("2026-11-17");
  expect(start("America/Los_Angeles", "Europe/London")).toBe("2026-11-17");
  expect(start("America/New_York", "Asia/Tokyo")).toBe("2026-11-18");
});
