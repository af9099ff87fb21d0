import fc from "fast-check";
import { expect, test } from "vitest";
import type { Limits } from "../cards/service.ts";
import { measure, misfit } from "./limits.ts";
import { billableOunces, chargedOunces, dimensionalOunces } from "./weight.ts";

const usps = { divisor: 166, aboveCubicInches: 1728, rounding: "nearest" } as const;
const ups = { divisor: 139, aboveCubicInches: 0, rounding: "up" } as const;

test("weights go up to whole ounces below a pound and to whole pounds above", () => {
  expect([0.1, 4, 4.2, 15.9, 16, 16.1, 32, 33.5].map(chargedOunces)).toEqual([
    1, 4, 5, 16, 16, 32, 32, 48,
  ]);
});

test("USPS looks at the size of a parcel above one cubic foot only", () => {
  expect(dimensionalOunces(usps, { length: 12, width: 12, height: 12, weight: 1 })).toBe(0);
  expect(dimensionalOunces(usps, { length: 12, width: 12, height: 13, weight: 1 })).toBe(12 * 16);
  expect(dimensionalOunces(usps, { length: 12.4, width: 12.4, height: 12.4, weight: 1 })).toBe(0);
});

test("UPS rounds every side up and divides by 139", () => {
  expect(dimensionalOunces(ups, { length: 9.1, width: 8, height: 4, weight: 1 })).toBe(3 * 16);
  expect(dimensionalOunces(ups, { length: 1, width: 1, height: 0.1, weight: 1 })).toBe(16);
});

test("the greater of the two weights is charged", () => {
  const box = { length: 20, width: 16, height: 12 };
  expect(billableOunces(ups, { ...box, weight: 240 })).toBe(28 * 16);
  expect(billableOunces(ups, { ...box, weight: 800 })).toBe(800);
});

test("a heavier parcel of the same size is never charged for less", () => {
  const side = fc.integer({ min: 1, max: 60 });
  const weight = fc.double({ min: 0.1, max: 2400, noNaN: true });
  fc.assert(
    fc.property(side, side, side, weight, weight, (length, width, height, a, b) => {
      const size = { length, width, height };
      const light = billableOunces(usps, { ...size, weight: Math.min(a, b) });
      expect(light).toBeLessThanOrEqual(billableOunces(usps, { ...size, weight: Math.max(a, b) }));
    }),
  );
});

test("girth is measured around the two shorter sides, in whatever order the sides are given", () => {
  const upright = { length: 4, width: 30, height: 10, weight: 1 };
  expect(measure(upright)).toEqual({
    sides: [30, 10, 4],
    lengthPlusGirth: 58,
    sum: 44,
    cubicInches: 1200,
  });
});

test("a parcel at the limit fits, and each limit says what it is", () => {
  const limits = { maxOunces: 1120, maxLengthInches: 60, maxLengthPlusGirthInches: 130 };
  const fits = { length: 50, width: 20, height: 20, weight: 1120 };
  const judge = (parcel: typeof fits, its: Limits = limits, country = "US") =>
    misfit(its, { ounces: parcel.weight, measures: measure(parcel) }, null, country);
  expect(judge(fits)).toBeNull();
  expect(judge({ ...fits, weight: 1121 })).toBe("weighs 70.06 lb, over the limit of 70 lb");
  expect(judge({ ...fits, length: 61 })).toBe("is 61 in long, over the limit of 60 in");
  expect(judge({ ...fits, width: 21 })).toBe(
    "measures 132 in of length plus girth, over the limit of 130 in",
  );
  expect(judge({ ...fits, weight: 60 }, { maxOunces: 64, maxSumInches: 36 })).toBe(
    "measures 90 in of length, width and height together, over the limit of 36 in",
  );
});

test("some countries take less weight, other sizes or nothing at all by a service", () => {
  const limits: Limits = {
    maxOunces: 1120,
    maxLengthInches: 42,
    maxLengthPlusGirthInches: 79,
    maxOuncesTo: { JM: 704, RU: 0 },
    sizesTo: [{ countries: ["CA"], maxLengthInches: 79, maxLengthPlusGirthInches: 108 }],
  };
  const judge = (country: string, length: number, weight: number) => {
    const parcel = { length, width: 8, height: 4, weight };
    return misfit(limits, { ounces: weight, measures: measure(parcel) }, null, country);
  };
  expect(judge("JM", 10, 720)).toBe("weighs 45 lb, over the limit of 44 lb to JM");
  expect(judge("DE", 10, 720)).toBeNull();
  expect(judge("RU", 10, 1)).toBe("cannot go to RU by this service");
  expect(judge("DE", 50, 1)).toBe("is 50 in long, over the limit of 42 in");
  expect(judge("CA", 50, 1)).toBeNull();
});
