import fc from "fast-check";
import { expect, it } from "vitest";
import { plainNumber } from "./plain-number.ts";

it.each([
  ["78701", "78701"],
  ["-3", "-3"],
  ["0.30000000000000004", "0.3"],
  ["1.2345678901E+10", "12345678901"],
  ["1E-3", "0.001"],
  ["1e21", "1000000000000000000000"],
  ["17.600000000000001", "17.6"],
  ["0", "0"],
  ["-0", "0"],
  ["abc", "abc"],
])("the workbook's %s is %s as a person types it", (stored, typed) => {
  expect(plainNumber(stored)).toBe(typed);
});

it("keeps fifteen digits of any number, and never writes an exponent", () => {
  const numbers = fc
    .double({ noNaN: true, min: -1e20, max: 1e20 })
    .filter((n) => Math.abs(n) > 1e-20);
  fc.assert(
    fc.property(numbers, (value) => {
      const text = plainNumber(String(value));
      expect(text).toMatch(/^-?\d+(?:\.\d+)?$/);
      expect(Number(text)).toBe(Number(value.toPrecision(15)));
    }),
  );
});
