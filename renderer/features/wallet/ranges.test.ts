import { expect, test } from "vitest";
import { localDay, rangeOf } from "./ranges.ts";

test.each([
  ["week", "2026-11-21", { from: "2026-11-15", to: "2026-11-21" }],
  ["month", "2026-03-15", { from: "2026-02-14", to: "2026-03-15" }],
  ["thisMonth", "2026-11-21", { from: "2026-11-01", to: "2026-11-21" }],
  ["lastMonth", "2026-03-31", { from: "2026-02-01", to: "2026-02-28" }],
  ["lastMonth", "2027-01-05", { from: "2026-12-01", to: "2026-12-31" }],
  ["thisYear", "2026-11-21", { from: "2026-01-01", to: "2026-11-21" }],
] as const)("%s, seen from %s", (preset, today, range) => {
  expect(rangeOf(preset, today)).toEqual(range);
});

test("today is the day of this computer's clocks, also a minute before midnight", () => {
  expect(localDay(new Date(2026, 10, 21, 23, 59))).toBe("2026-11-21");
  expect(localDay(new Date(2026, 10, 22, 0, 1))).toBe("2026-11-22");
});
