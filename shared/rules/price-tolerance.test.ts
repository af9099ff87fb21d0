import { expect, test } from "vitest";
import { highestPrice } from "./price-tolerance.ts";

test("nobody pays more than quoted unless it was set so", () => {
  expect(highestPrice(593, { cents: 0, percent: 0 })).toBe(593);
});

test.each([
  [593, { cents: 50, percent: 0 }, 643],
  [593, { cents: 0, percent: 10 }, 652],
  [593, { cents: 10, percent: 10 }, 652],
  [100, { cents: 50, percent: 10 }, 150],
])("of %i cents and %j at most %i", (cents, tolerance, most) => {
  expect(highestPrice(cents, tolerance)).toBe(most);
});
