import { expect, test } from "vitest";
import { compileCard } from "../cards/compile-card.ts";
import { RateCard } from "../cards/rate-card.ts";
import { priceOf } from "./price.ts";

const card = compileCard(
  RateCard.parse({
    format: 1,
    carrier: "UPS",
    version: "test",
    currency: "USD",
    zoning: "parcel",
    dimensional: { divisor: 139, aboveCubicInches: 0, rounding: "up" },
    pickup: { cutOff: "17:00", week: "monday-to-friday" },
    deliversToPoBoxes: false,
    deliversToMilitary: false,
    imports: false,
    international: { groups: {}, everywhereElse: "F", notServed: [] },
    services: [
      {
        code: "GROUND",
        name: "Ground",
        printed: "UPS Ground",
        icon: "G",
        barcodeCode: "03",
        reach: "domestic",
        week: "monday-to-friday",
        limits: { maxOunces: 32 },
        surcharges: [
          { kind: "residential", cents: 410 },
          { kind: "fuel", percent: 17.25 },
        ],
        zones: ["2", "3"],
        transitDays: [1, 2],
        prices: [
          { upToOunces: 16, cents: [1000, 1100] },
          { upToOunces: 32, cents: [1202, 1300] },
        ],
      },
    ],
  }),
);
const [ground] = card.services;
if (!ground) throw new Error("the card has a service");

test("a price is the row of the weight and the column of the zone, fuel on top", () => {
  expect(priceOf(ground, "2", 16, false)?.cents).toBe(1173);
  expect(priceOf(ground, "3", 16, false)?.cents).toBe(1290);
  expect(priceOf(ground, "2", 17, false)?.cents).toBe(1409);
});

test("fuel is a share of the residential surcharge too, and half a cent counts as one", () => {
  // 1000 + 410 = 1410; 17.25 % of that is 243.225. 17.25 % of 1000 is 172.5, rounded up to 173.
  expect(priceOf(ground, "2", 16, true)).toEqual({
    cents: 1653,
    breakdown: [
      { kind: "base", cents: 1000 },
      { kind: "residential", cents: 410 },
      { kind: "fuel", cents: 243 },
    ],
  });
  expect(priceOf(ground, "2", 16, false)?.breakdown[1]).toEqual({ kind: "fuel", cents: 173 });
});

test("a bulky parcel beyond the last row pays the last row, a zone off the card has no price", () => {
  expect(priceOf(ground, "2", 320, false)).toEqual(priceOf(ground, "2", 32, false));
  expect(priceOf(ground, "8", 16, false)).toBeNull();
});
