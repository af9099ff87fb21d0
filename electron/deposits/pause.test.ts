import { expect, test } from "vitest";
import { pauseBefore } from "./pause.ts";

test("a server is asked every minute or so, one's own node four times as often", () => {
  expect([pauseBefore(true, 0, 0), pauseBefore(true, 0, 0.5)]).toEqual([48_000, 60_000]);
  expect([pauseBefore(false, 0, 0), pauseBefore(false, 0, 0.5)]).toEqual([12_000, 15_000]);
});

test("each failure doubles the pause, up to a quarter of an hour", () => {
  expect([1, 2, 3, 4, 40].map((failures) => pauseBefore(true, failures, 0.5))).toEqual([
    120_000, 240_000, 480_000, 900_000, 900_000,
  ]);
});

test("who asks for a longer pause gets it", () => {
  expect(pauseBefore(true, 0, 0.5, 3_600_000)).toBe(3_600_000);
});
