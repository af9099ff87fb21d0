import fc from "fast-check";
import { expect, test } from "vitest";
import { microsFromText } from "./price-text.ts";

test("a price is taken digit by digit", () => {
  expect(microsFromText("80.12")).toBe(80_120_000);
  expect(microsFromText("95123.45000")).toBe(95_123_450_000);
  expect(microsFromText("0.000001")).toBe(1);
  expect(microsFromText("84")).toBe(84_000_000);
  expect(microsFromText("0.1")).toBe(100_000);
});

test("what lies behind a millionth of a dollar is cut off", () => {
  expect(microsFromText("84.1234569")).toBe(84_123_456);
});

test.for([
  "",
  "0",
  "0.0000001",
  "-80",
  "+80",
  "NaN",
  "Infinity",
  "8e1",
  "80,12",
  " 80",
  "80.",
  ".5",
  "0x50",
  "80 USD",
  "100000000.000001",
  "80000000000000",
  "٨٠",
])("%j is no price", (text) => {
  expect(microsFromText(text)).toBeNull();
});

test("every price of up to six decimals survives exactly", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000_000_000 }), (micros) => {
      const text = `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
      expect(microsFromText(text)).toBe(micros);
      expect(microsFromText(text.replace(/\.?0+$/, ""))).toBe(micros);
    }),
  );
});
