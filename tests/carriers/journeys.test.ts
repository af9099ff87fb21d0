import fc from "fast-check";
import { expect, test } from "vitest";
import { isoFromDay } from "#electron/carriers/simulated/calendar/day.ts";
import { localTime } from "#electron/carriers/simulated/calendar/local-time.ts";
import { isWorkingDay } from "#electron/carriers/simulated/calendar/working-days.ts";
import { milesBetween } from "#electron/carriers/simulated/rating/miles.ts";
import type { TrackingDetailStatus } from "#shared/contract/tracking.ts";
import { anySale, engine, sell, type Sold } from "./random-sale.ts";

/** How many random shipments each test looks at; a soak asks for more. */
const numRuns = Number(process.env["SHIPDECK_JOURNEYS"] ?? 600);
const day = 86_400_000;
const endOfTime = (sold: Sold) => sold.soldAtMs + 90 * day;

/** Looks at random journeys; how many of the draws were sold. */
async function everyJourney(look: (sold: Sold) => Promise<void>, runs = numRuns): Promise<number> {
  let looked = 0;
  await fc.assert(
    fc.asyncProperty(anySale, async (drawn) => {
      const sold = await sell(drawn);
      if (!sold) return;
      looked += 1;
      await look(sold);
    }),
    { numRuns: runs },
  );
  return looked;
}

/** A domestic scan's place by its ZIP, its gateway for military mail; null for scans without one. */
function placeOf(location: string, { from, to }: Sold["plan"]) {
  const zip = / (\d{5})$/.exec(location)?.[1];
  if (!zip) return null;
  const end = [from, to].find((end) => end.region === "military" && end.zip === zip);
  if (end?.point) return { ...end.point, timeZone: end.timeZone };
  return engine.locate({ country: "US", zip, state: "", city: "" });
}

test("a parcel is delivered on the quoted local date, before the service's hour, at the recipient's own place", async () => {
  const looked = await everyJourney(async (sold) => {
    const { plan, rate, toAddress } = sold;
    const { status, trackingDetails, updatedAt, estDeliveryDate } = await sold.at(endOfTime(sold));
    expect(status).toBe("delivered");
    const local = localTime(Date.parse(updatedAt), plan.to.timeZone);
    expect(isoFromDay(local.day)).toBe(rate.deliveryDate);
    expect(local.minutes).toBeLessThanOrEqual(plan.commitMinutes ?? 0);
    expect(local.minutes).toBeGreaterThan(6 * 60);
    const { city, state, zip, country } = toAddress;
    const end = country === "US" ? `${city}, ${state} ${zip}` : `${city}, `;
    expect(trackingDetails[0]?.location.startsWith(end.toUpperCase())).toBe(true);
    expect(trackingDetails[0]?.location).toContain([state, zip].filter(Boolean).join(" "));
    expect(estDeliveryDate?.slice(0, 10)).toBe(rate.deliveryDate);
  });
  expect(looked).toBeGreaterThan(numRuns / 2);
});

const order: readonly TrackingDetailStatus[] = [
  "pre_transit",
  "accepted",
  "in_transit",
  "out_for_delivery",
  "delivered",
];

test("scans follow one another in time and in meaning, none before the sale", async () => {
  const looked = await everyJourney(async (sold) => {
    const scans = (await sold.at(endOfTime(sold))).trackingDetails.toReversed();
    expect(Date.parse(scans[0]?.datetime ?? "")).toBe(sold.soldAtMs);
    for (const [index, scan] of scans.slice(1).entries()) {
      const before = scans[index];
      expect(Date.parse(scan.datetime)).toBeGreaterThan(Date.parse(before?.datetime ?? ""));
      expect(order.indexOf(scan.status)).toBeGreaterThanOrEqual(
        order.indexOf(before?.status ?? "delivered"),
      );
    }
    expect(scans.filter(({ status }) => status === "delivered")).toHaveLength(1);
  });
  expect(looked).toBeGreaterThan(numRuns / 2);
});

test("what a carrier has said stays said: later answers only add, the same moment answers the same, no scan is in the future", async () => {
  const looked = await everyJourney(async (sold) => {
    const whole = (await sold.at(endOfTime(sold))).trackingDetails;
    const deliveredMs = Date.parse(whole[0]?.datetime ?? "");
    const step = (deliveredMs - sold.soldAtMs) / 6;
    for (let ms = sold.soldAtMs; ms <= deliveredMs; ms += step) {
      const answer = await sold.at(ms);
      const { trackingDetails } = answer;
      expect(trackingDetails).toEqual(whole.slice(whole.length - trackingDetails.length));
      expect(whole.filter(({ datetime }) => Date.parse(datetime) <= ms)).toEqual(trackingDetails);
      expect(await sold.at(ms)).toEqual(answer);
    }
  }, numRuns / 4);
  expect(looked).toBeGreaterThan(numRuns / 8);
});

test("nothing is scanned on a day on which the service rests, by the clock of the place", async () => {
  const looked = await everyJourney(async (sold) => {
    const { plan } = sold;
    const { trackingDetails } = await sold.at(endOfTime(sold));
    for (const { datetime, location, status } of trackingDetails) {
      const place = placeOf(location, plan);
      if (!place || status === "pre_transit") continue;
      const local = localTime(Date.parse(datetime), place.timeZone ?? plan.to.timeZone);
      if (local.day !== plan.shipDay)
        expect([
          location,
          isoFromDay(local.day),
          isWorkingDay(plan.week, local.day, plan.holidays),
        ]).toEqual([location, isoFromDay(local.day), true]);
    }
  });
  expect(looked).toBeGreaterThan(numRuns / 2);
});

test("at home a parcel goes from town to town towards its recipient and never back, no faster than an aeroplane", async () => {
  const looked = await everyJourney(async (sold) => {
    const { from, to } = sold.plan;
    if (to.region === "foreign" || !from.point || !to.point) return;
    const scans = (await sold.at(endOfTime(sold))).trackingDetails.toReversed();
    const seen = scans.flatMap(({ datetime, location }) => {
      const place = placeOf(location, sold.plan);
      return place ? [{ place, location, ms: Date.parse(datetime) }] : [];
    });
    const direct = milesBetween(from.point, to.point);
    let miles = 0;
    for (const [index, { place, ms }] of seen.slice(1).entries()) {
      const before = seen[index];
      if (!before) continue;
      const leg = milesBetween(before.place, place);
      miles += leg;
      expect(leg / ((ms - before.ms) / 3_600_000)).toBeLessThan(600);
    }
    // From the sender to the nearest hub and from the last one to the recipient may lead aside.
    const [start, end] = [
      seen[1]?.place,
      seen.findLast(({ location }) => location !== seen.at(-1)?.location)?.place,
    ];
    const aside =
      (start ? milesBetween(from.point, start) : 0) + (end ? milesBetween(end, to.point) : 0);
    expect(miles).toBeLessThan(direct * 1.2 + 2 * aside + 60);
    const towns = seen.slice(1, -2).map(({ place }) => milesBetween(place, to.point ?? place));
    for (const [index, left] of towns.slice(1).entries())
      expect(left).toBeLessThanOrEqual((towns[index] ?? 0) + 1);
  });
  expect(looked).toBeGreaterThan(numRuns / 2);
});
