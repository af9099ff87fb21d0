import { expect, test } from "vitest";
import { openLeaving } from "./leave-together.ts";

test("rows with labels wait for more of them, but not when no other row of their batch is under way", () => {
  const leaving = openLeaving();
  expect(leaving.isDue([])).toBe(false);
  leaving.add("row 1", "small");
  expect(leaving.isDue(["small", "big"])).toBe(false);
  expect(leaving.isDue(["big", "big"])).toBe(true);
  expect(leaving.isDue([])).toBe(true);
});

test("thirty-two rows leave together while others are under way", () => {
  const leaving = openLeaving();
  for (let row = 1; row < 32; row++) leaving.add(`row ${row}`, "big");
  expect(leaving.isDue(["big"])).toBe(false);
  leaving.add("row 32", "big");
  expect(leaving.isDue(["big"])).toBe(true);
});
