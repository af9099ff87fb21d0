import { expect, test } from "vitest";
import { decodeScaleReport } from "./decode-scale-report.ts";

function decode(...bytes: number[]) {
  return decodeScaleReport(Uint8Array.from(bytes));
}

// Reports that people have published from their own scales.
test.each([
  ["DYMO M10, empty", [3, 2, 11, 255, 0, 0], "zero", 0],
  ["DYMO M10 in ounces", [3, 4, 11, 255, 0x31, 0], "stable", 4.9],
  ["DYMO M10 in ounces, above 255", [3, 4, 11, 255, 100, 1], "stable", 35.6],
  ["DYMO M25, 40 lb 5.2 oz", [3, 4, 11, 255, 0x34, 0x19], "stable", 645.2],
  ["DYMO M25 in grams", [3, 4, 2, 0, 0x14, 0], "stable", 0.71],
  ["Mettler-Toledo PS60, empty, pounds", [3, 2, 12, 254, 0, 0], "zero", 0],
  ["Mettler-Toledo PS60, 5.10 lb", [3, 4, 12, 254, 254, 1], "stable", 81.6],
  ["Mettler-Toledo PS60, empty, kilograms", [3, 2, 3, 254, 0, 0], "zero", 0],
  ["Mettler-Toledo PS60, 1.94 kg", [3, 4, 3, 254, 194, 0], "stable", 68.43],
  ["a scale in motion, 0.35 lb", [3, 3, 12, 254, 35, 0], "moving", 5.6],
  ["a scale that calls empty stable", [3, 4, 12, 254, 0, 0], "stable", 0],
  ["a scale that asks to be zeroed", [3, 8, 12, 254, 0, 0], "needs_zero", null],
] as const)("%s", (_scale, report, status, ounces) => {
  expect(decode(...report)).toEqual({ status, ounces });
});

test.each([
  [1, "fault"],
  [5, "under_zero"],
  [6, "over_limit"],
  [7, "needs_calibration"],
  [8, "needs_zero"],
] as const)("status %i gives no weight, whatever number comes with it", (code, status) => {
  expect(decode(3, code, 11, 255, 100, 1)).toEqual({ status, ounces: null });
});

test.each([
  ["milligrams", 1, 28_350, 1],
  ["grams", 2, 28_350, 1000.02],
  ["kilograms", 3, 2, 70.55],
  ["carats", 4, 1000, 7.05],
  ["taels", 5, 1, 1.33],
  ["grains", 6, 7000, 16],
  ["pennyweights", 7, 20, 1.1],
  ["metric tons", 8, 1, 35_273.96],
  ["short tons", 9, 1, 32_000],
  ["troy ounces", 10, 1, 1.1],
  ["ounces", 11, 16, 16],
  ["pounds", 12, 2, 32],
])("%s become ounces", (_name, unit, weight, ounces) => {
  expect(decode(3, 4, unit, 0, weight & 255, weight >> 8)?.ounces).toBeCloseTo(ounces, 2);
});

test("a positive exponent multiplies", () => {
  expect(decode(3, 4, 11, 1, 3, 0)?.ounces).toBe(30);
});

test("a zero that the system puts before the report is passed over", () => {
  expect(decode(0, 3, 4, 11, 255, 0x31, 0)).toEqual({ status: "stable", ounces: 4.9 });
});

test("an unknown unit gives no weight, and what is no weight report gives nothing", () => {
  expect(decode(3, 4, 0, 0, 9, 0)).toEqual({ status: "stable", ounces: null });
  expect(decode(3, 4, 13, 0, 9, 0)).toEqual({ status: "stable", ounces: null });
  expect(decode(5, 4, 11, 255, 9, 0)).toBeNull();
  expect(decode(3, 9, 11, 255, 9, 0)).toBeNull();
  expect(decode(3, 0, 11, 255, 9, 0)).toBeNull();
  expect(decode(3, 4, 11)).toBeNull();
  expect(decode()).toBeNull();
});
