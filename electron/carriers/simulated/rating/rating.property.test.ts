import fc from "fast-check";
import { expect, test } from "vitest";
import type { CarrierRate, Shipment } from "#electron/carriers/carrier.ts";
import { dayFromIso, weekdayOf } from "../calendar/day.ts";
import { holidayOn } from "../calendar/holidays.ts";
import { localTime } from "../calendar/local-time.ts";
import { openForTest, shelf } from "../testing/open-for-test.ts";
import { addresses, customs } from "../testing/sample-shipments.ts";
import { serviceWeek } from "./service-week.ts";

const cards = shelf.cards();
const service = ({ carrier, serviceCode }: CarrierRate) => {
  const found = cards[carrier].services.find(({ code }) => code === serviceCode);
  if (!found) throw new Error(`${serviceCode} stands on no card`);
  return found;
};

const side = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 130 }));
const weight = fc.oneof(
  fc.double({ min: 0.1, max: 64, noNaN: true }),
  fc.double({ min: 0.1, max: 2600, noNaN: true }),
);
const ends = fc.constantFrom(...Object.values(addresses));
const shipments: fc.Arbitrary<Shipment> = fc
  .record({
    from: ends,
    to: ends,
    company: fc.constantFrom(undefined, "Acme Tools"),
    length: side,
    width: side,
    height: side,
    weight,
    media: fc.boolean(),
  })
  .map(({ from, to, company, media, ...parcel }) => ({
    fromAddress: from,
    toAddress: { ...to, company },
    parcel: { ...parcel, ...(media ? { specialRatesEligibility: "USPS.MEDIAMAIL" as const } : {}) },
    customsInfo: customs,
  }));
/** Five years, to the minute, so that every holiday and cut-off comes up. */
const moments = fc
  .integer({ min: 0, max: 5 * 366 * 24 * 60 })
  .map((minutes) => Date.parse("2026-01-01T00:00:00Z") + minutes * 60_000);

const asked = { numRuns: 400 };

test("the parts of every rate sum up to it, begin with the base and are worth something", async () => {
  const { carriers } = openForTest();
  await fc.assert(
    fc.asyncProperty(shipments, async (shipment) => {
      for (const rate of (await carriers.rates(shipment)).rates) {
        const sum = rate.breakdown.reduce((cents, part) => cents + part.cents, 0);
        expect(sum).toBe(rate.cents);
        expect(rate.breakdown[0]?.code).toBe("BASE");
        for (const { cents } of rate.breakdown) expect(cents).toBeGreaterThan(0);
        const codes = rate.breakdown.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
      }
    }),
    asked,
  );
});

test("no rate is ever offered beyond a limit of its service, or for a package that the parcel does not fit into", async () => {
  const { carriers } = openForTest();
  await fc.assert(
    fc.asyncProperty(shipments, async (shipment) => {
      const { length, width, height, weight: ounces } = shipment.parcel;
      const [a = 0, b = 0, c = 0] = [length, width, height].toSorted((x, y) => y - x);
      for (const rate of (await carriers.rates(shipment)).rates) {
        const { limits, packageType } = service(rate);
        expect(ounces).toBeLessThanOrEqual(limits.maxOunces);
        if (limits.maxLengthInches && !limits.sizesTo)
          expect(a).toBeLessThanOrEqual(limits.maxLengthInches);
        if (limits.maxLengthPlusGirthInches && !limits.sizesTo)
          expect(a + 2 * (b + c)).toBeLessThanOrEqual(limits.maxLengthPlusGirthInches);
        if (limits.maxSumInches) expect(a + b + c).toBeLessThanOrEqual(limits.maxSumInches);
        if (packageType?.shape === "box")
          expect(
            packageType.inside.some(([x = 0, y = 0, z = 0]) => {
              const room = [x, y, z].toSorted((p, q) => q - p);
              return a <= (room[0] ?? 0) && b <= (room[1] ?? 0) && c <= (room[2] ?? 0);
            }),
          ).toBe(true);
        if (packageType?.shape === "volume")
          expect(a * b * c).toBeLessThanOrEqual(packageType.maxCubicInches ?? 0);
      }
    }),
    asked,
  );
});

test("within a service, a zone and a package no heavier parcel is cheaper", async () => {
  const { carriers } = openForTest();
  await fc.assert(
    fc.asyncProperty(shipments, weight, async (shipment, other) => {
      const heavier = Math.max(other, shipment.parcel.weight);
      const light = await carriers.rates(shipment);
      const parcel = { ...shipment.parcel, weight: heavier };
      const heavy = await carriers.rates({ ...shipment, parcel });
      for (const rate of heavy.rates) {
        const before = light.rates.find(({ serviceCode, carrier }) => {
          return serviceCode === rate.serviceCode && carrier === rate.carrier;
        });
        expect(before?.cents).toBeLessThanOrEqual(rate.cents);
        expect(before?.deliveryDate).toBe(rate.deliveryDate);
      }
    }),
    asked,
  );
});

test("no larger parcel is cheaper in a service of one's own packaging", async () => {
  const { carriers } = openForTest();
  await fc.assert(
    fc.asyncProperty(shipments, side, async (shipment, more) => {
      const small = await carriers.rates(shipment);
      const parcel = { ...shipment.parcel, height: shipment.parcel.height + more };
      const large = await carriers.rates({ ...shipment, parcel });
      const cheaper = large.rates.filter((rate) => {
        const before = small.rates.find(({ serviceCode }) => serviceCode === rate.serviceCode);
        return service(rate).packageType === null && !(before && before.cents <= rate.cents);
      });
      expect(cheaper).toEqual([]);
    }),
    asked,
  );
});

test("no delivery falls on a day on which the service does not deliver, nor on the ship day or before", async () => {
  const { carriers, setTime } = openForTest();
  await fc.assert(
    fc.asyncProperty(shipments, moments, async (shipment, now) => {
      setTime(now);
      for (const rate of (await carriers.rates(shipment)).rates) {
        const found = service(rate);
        const day = dayFromIso(rate.deliveryDate);
        const week = serviceWeek(found, !shipment.toAddress.company);
        const weekday = weekdayOf(day);
        if (week !== "every-day") {
          const holiday = holidayOn(day);
          if (holiday) expect(cards[rate.carrier].holidays).not.toContain(holiday);
        }
        if (week === "monday-to-friday") expect([0, 6]).not.toContain(weekday);
        if (week === "monday-to-saturday") expect(weekday).not.toBe(0);
        if (found.saturdayOnly) expect(weekday).toBe(6);
        expect(rate.deliveryDays).toBeGreaterThan(0);
        // The earliest midnight on earth is half a day before that of UTC, and transit takes a day at least.
        expect(day).toBeGreaterThanOrEqual(localTime(now, "Pacific/Pago_Pago").day);
      }
    }),
    asked,
  );
});

test("the same question at the same moment has the same answer", async () => {
  await fc.assert(
    fc.asyncProperty(shipments, moments, async (shipment, now) => {
      const answers = [openForTest(now), openForTest(now)].map(({ carriers }) =>
        carriers.rates(shipment),
      );
      expect(await answers[0]).toEqual(await answers[1]);
    }),
    { numRuns: 20 },
  );
});
