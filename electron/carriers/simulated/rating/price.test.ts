import { expect, test } from "vitest";
import type { Discount } from "../cards/amendment.ts";
import { compileCard } from "../cards/compile-card.ts";
import { RateCard } from "../cards/rate-card.ts";
import type { DeliveryArea } from "../cards/surcharge.ts";
import { measure } from "./limits.ts";
import { priceOf } from "./price.ts";

const card = RateCard.parse({
  format: 2,
  carrier: "UPS",
  version: "test",
  currency: "USD",
  zoning: "parcel",
  dimensional: { divisor: 139, aboveCubicInches: 0, rounding: "up" },
  pickup: { cutOff: "17:00", week: "monday-to-friday" },
  holidays: [],
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
      limits: { maxOunces: 1440 },
      chargedAtLeast: [{ ounces: 32, when: { lengthPlusGirthAbove: 100 } }],
      surcharges: [
        { code: "RESIDENTIAL", cents: 410, when: { recipient: "residence" } },
        { code: "DELIVERY_AREA", cents: 300, when: { area: "standard", recipient: "residence" } },
        { code: "DELIVERY_AREA", cents: 200, when: { area: "standard", recipient: "business" } },
        { code: "ADDITIONAL_HANDLING", cents: [1500, 1600], when: { longestAbove: 48 } },
        { code: "ADDITIONAL_HANDLING", cents: 2900, when: { ouncesAbove: 800 } },
        {
          code: "LARGE_PACKAGE",
          cents: 11000,
          when: { lengthPlusGirthAbove: 130 },
          insteadOf: ["ADDITIONAL_HANDLING"],
        },
        { code: "FUEL", percent: 17.25 },
      ],
      zones: ["2", "3"],
      transitDays: [1, 2],
      prices: [
        { upToOunces: 16, cents: [1000, 1100] },
        { upToOunces: 32, cents: [1202, 1300] },
        { upToOunces: 1440, cents: [5000, 6000] },
      ],
    },
  ],
});

interface Parcel {
  ounces?: number;
  length?: number;
  width?: number;
  home?: boolean;
  area?: DeliveryArea | null;
  discounts?: Discount[];
}

function price(zone: string, parcel: Parcel) {
  const { ounces = 16, length = 4, width = 4, home = false, area = null, discounts } = parcel;
  const [ground] = compileCard(card, discounts).services;
  if (!ground) throw new Error("the card has a service");
  const found = priceOf(ground, zone, {
    ounces,
    billableOunces: ounces,
    measures: measure({ length, width, height: 4, weight: ounces }),
    residential: home,
    area,
    country: "US",
  });
  const sum = found?.breakdown.reduce((cents, charge) => cents + charge.cents, 0);
  expect(sum).toBe(found?.cents);
  return found;
}

/** `BASE 1000 FUEL 173`, fuel left out. */
function parts(zone: string, parcel: Parcel): string {
  const found = price(zone, parcel)?.breakdown ?? [];
  return found
    .filter(({ code }) => code !== "FUEL")
    .map(({ code, cents }) => `${code} ${cents}`)
    .join(", ");
}

test("a price is the row of the weight and the column of the zone, fuel on top", () => {
  expect(price("2", {})?.cents).toBe(1173);
  expect(price("3", {})?.cents).toBe(1290);
  expect(price("2", { ounces: 17 })?.cents).toBe(1409);
});

test("fuel is a share of the residential surcharge too, and half a cent counts as one", () => {
  // 1000 + 410 = 1410; 17.25 % of that is 243.225. 17.25 % of 1000 is 172.5, rounded up to 173.
  expect(price("2", { home: true })).toMatchObject({
    cents: 1653,
    breakdown: [
      { code: "BASE", cents: 1000 },
      { code: "RESIDENTIAL", cents: 410 },
      { code: "FUEL", cents: 243 },
    ],
  });
  expect(price("2", {})?.breakdown[1]).toEqual({ code: "FUEL", cents: 173 });
});

test("a delivery area costs a home more than a shop, and nothing elsewhere", () => {
  expect(parts("2", { area: "standard" })).toBe("BASE 1000, DELIVERY_AREA 200");
  expect(parts("2", { area: "standard", home: true })).toBe(
    "BASE 1000, RESIDENTIAL 410, DELIVERY_AREA 300",
  );
  expect(parts("2", { area: "extended" })).toBe("BASE 1000");
});

test("of two reasons for additional handling the dearer counts, by zone where the card says so", () => {
  expect(parts("3", { length: 49 })).toBe("BASE 1100, ADDITIONAL_HANDLING 1600");
  expect(parts("3", { length: 48 })).toBe("BASE 1100");
  expect(parts("2", { length: 49, ounces: 801 })).toBe("BASE 5000, ADDITIONAL_HANDLING 2900");
});

test("a large package pays for that instead of additional handling", () => {
  expect(parts("2", { length: 80, width: 24 })).toBe("BASE 1202, LARGE_PACKAGE 11000");
});

test("a light parcel of great girth is charged as a heavier one", () => {
  expect(price("2", { length: 40, width: 30 })).toMatchObject({ billableOunces: 32 });
  expect(price("2", { length: 40, width: 20 })).toMatchObject({ billableOunces: 16 });
});

test("a bulky parcel beyond the last row pays the last row, a zone off the card has no price", () => {
  expect(price("2", { ounces: 2000 })?.breakdown[0]).toEqual({ code: "BASE", cents: 5000 });
  expect(price("8", {})).toBeNull();
});

test("a negotiated discount stands beside the base, and reduces surcharges in place", () => {
  const discounts: Discount[] = [
    { service: "GROUND", item: "BASE", percent: 18 },
    { service: "*", item: "BASE", percent: 5 },
    { service: "*", item: "RESIDENTIAL", percent: 50 },
    { service: "*", item: "FUEL", percent: 20 },
  ];
  // 1000 - 180 + 205 = 1025; fuel at 17.25 % less a fifth, 13.8 %: 141.45.
  expect(price("2", { home: true, discounts })).toMatchObject({
    cents: 1166,
    breakdown: [
      { code: "BASE", cents: 1000 },
      { code: "DISCOUNT", cents: -180 },
      { code: "RESIDENTIAL", cents: 205 },
      { code: "FUEL", cents: 141 },
    ],
  });
});

test("a discount in dollars leaves at least a cent of the base", () => {
  const off = (cents: number) => [{ service: "GROUND", item: "BASE" as const, cents }];
  expect(parts("2", { discounts: off(150) })).toBe("BASE 1000, DISCOUNT -150");
  expect(parts("2", { discounts: off(90_000) })).toBe("BASE 1000, DISCOUNT -999");
});
