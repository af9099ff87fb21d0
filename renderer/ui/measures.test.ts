import { expect, test } from "vitest";
import {
  formatCentimetres,
  formatGrams,
  formatInches,
  formatOunces,
  parseSides,
  parseWeight,
} from "./measures.ts";

test("a weight is shown both ways", () => {
  expect([formatOunces(18), formatGrams(18)]).toEqual(["18 oz", "510 g"]);
  expect([formatOunces(7.5), formatGrams(7.5)]).toEqual(["7.5 oz", "213 g"]);
  expect([formatOunces(35), formatGrams(35)]).toEqual(["2 lb 3 oz", "992 g"]);
  expect([formatOunces(160), formatGrams(160)]).toEqual(["10 lb", "4.54 kg"]);
});

test("a weight is read with its unit, and as ounces without one", () => {
  expect(parseWeight("18")).toBe(18);
  expect(parseWeight(" 18 oz ")).toBe(18);
  expect(parseWeight("1 lb 2 oz")).toBe(18);
  expect(parseWeight("1lb2oz")).toBe(18);
  expect(parseWeight("510 g")).toBe(17.99);
  expect(parseWeight("1,5 kg")).toBe(52.911);
  expect(parseWeight("")).toBeNull();
});

test("what is no weight is not taken for one", () => {
  for (const text of ["heavy", "18 stones", "oz", "1.2.3", "18 oz please"])
    expect(parseWeight(text)).toBeUndefined();
});

test("three sides are read in inches or centimetres", () => {
  expect(parseSides("10x8x4")).toEqual([10, 8, 4]);
  expect(parseSides("10 × 8,5 × 1")).toEqual([10, 8.5, 1]);
  expect(parseSides("10 8 4")).toEqual([10, 8, 4]);
  expect(parseSides("25.4x20.32x10.16 cm")).toEqual([10, 8, 4]);
  expect(parseSides("10x8")).toBeUndefined();
  expect(parseSides("a box")).toBeUndefined();
});

test("a side that nobody has measured is a question", () => {
  expect(formatInches([10, null, 4])).toBe("10×?×4");
});

test("a package is shown in centimetres, small sides with a decimal", () => {
  expect(formatCentimetres([10, 8, 1])).toBe("25×20×2.5");
});
