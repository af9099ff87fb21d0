import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, centsOfMicros, microsOf } from "./money.ts";

test.each([
  ["5.93", 593],
  ["33.10", 3310],
  ["0.50000", 50],
  ["7", 700],
  [7.42, 742],
  ["0.02100", 3],
  ["1.0000001000", null],
  ["", null],
  ["5,93", null],
  ["1e3", null],
  ["NaN", null],
])("an amount of %s is %s cents", (amount, cents) => {
  expect(centsOf(amount)).toBe(cents);
});

test("every whole number of cents survives their way of writing it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 2, max: 5 }),
      (cents, decimals) => {
        const text = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}${"0".repeat(decimals - 2)}`;
        expect(centsOf(text)).toBe(cents);
        expect(centsOfMicros((microsOf(text) ?? 0) + 1)).toBe(cents + 1);
      },
    ),
  );
});
