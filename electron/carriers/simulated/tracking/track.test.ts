import fc from "fast-check";
import { expect, test } from "vitest";
import type { Address } from "#shared/contract/address.ts";
import { Tracking } from "#shared/contract/tracking.ts";
import { openForTest, tuesdayMorning } from "../testing/open-for-test.ts";
import { addresses, purchaseOf, shipmentTo } from "../testing/sample-shipments.ts";

/** A shop: UPS Ground comes to homes on Saturday too. */
const shop = { ...addresses.newYork, company: "Acme Tools" };

async function sold(toAddress: Address = shop, serviceCode = "GROUND", startMs = tuesdayMorning) {
  const station = openForTest(startMs);
  const shipment = shipmentTo(toAddress);
  const rate = await station.rate(shipment, serviceCode);
  const bought = await station.carriers.buy(purchaseOf(shipment, rate, "attempt-1"));
  if (bought.kind !== "bought") throw new Error("not sold");
  const { trackingCode } = bought.sale;
  return {
    trackingCode,
    deliveryDate: rate.deliveryDate,
    at: async (iso: string) => {
      station.setTime(Date.parse(iso));
      return Tracking.parse(await station.carriers.track(trackingCode));
    },
  };
}

test("a parcel is created, accepted, on its way, on the vehicle and delivered on the quoted day", async () => {
  const { at, deliveryDate } = await sold();
  expect(deliveryDate).toBe("2026-11-23");
  const seen = [];
  for (const iso of [
    "2026-11-17T16:00:00Z",
    "2026-11-18T00:14:59Z",
    "2026-11-18T01:15:00Z",
    "2026-11-20T20:00:00Z",
    "2026-11-23T11:10:00Z",
    "2026-11-23T14:05:00Z",
    "2026-11-23T22:05:00Z",
  ])
    seen.push((await at(iso)).status);
  expect(seen).toEqual([
    "pre_transit",
    "pre_transit",
    "in_transit",
    "in_transit",
    "in_transit",
    "out_for_delivery",
    "delivered",
  ]);
});

test("scans stand newest first, each at its place, and the accepted one comes second", async () => {
  const { at, trackingCode } = await sold();
  const { trackingDetails, estDeliveryDate, publicUrl, updatedAt } =
    await at("2026-12-01T00:00:00Z");
  const times = trackingDetails.map(({ datetime }) => datetime);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(updatedAt).toBe(times[0]);
  expect(trackingDetails[0]).toMatchObject({ status: "delivered", location: "NEW YORK, NY 10001" });
  expect(trackingDetails.at(-1)).toMatchObject({ status: "pre_transit", location: "" });
  expect(trackingDetails.at(-2)).toMatchObject({
    status: "accepted",
    location: "AUSTIN, TX 78701",
  });
  expect(trackingDetails.map(({ location }) => location)).toContain("WHITES CREEK, TN 37189");
  expect(estDeliveryDate).toBe("2026-11-23T17:00:00.000Z");
  expect(publicUrl).toBe(`https://www.ups.com/track?tracknum=${trackingCode}`);
});

test("no scan falls on a Sunday when the service rests on it", async () => {
  const { at } = await sold(addresses.newYork, "GROUND_ADVANTAGE");
  const { trackingDetails } = await at("2026-12-01T00:00:00Z");
  const days = trackingDetails.map(({ datetime }) => datetime.slice(0, 10));
  expect(days).not.toContain("2026-11-22");
});

test("a label bought after the cut-off is accepted on the next working morning", async () => {
  const { at } = await sold(addresses.newYork, "GROUND", Date.parse("2026-11-21T01:00:00Z"));
  expect((await at("2026-11-23T14:59:00Z")).status).toBe("pre_transit");
  expect((await at("2026-11-23T16:00:00Z")).trackingDetails[0]?.status).toBe("accepted");
});

test("a parcel to London is last seen in London on the quoted day", async () => {
  const { at, deliveryDate } = await sold(addresses.london, "EXPRESS_WORLDWIDE");
  const { status, trackingDetails } = await at("2026-12-24T00:00:00Z");
  expect(status).toBe("delivered");
  expect(trackingDetails[0]?.location).toBe("LONDON, SW1A 2AA, GB");
  expect(trackingDetails[0]?.datetime.slice(0, 10)).toBe(deliveryDate);
});

test("whatever is bought whenever, time only adds scans and ends in delivery on the quoted date", async () => {
  const to = fc.constantFrom(
    [addresses.houston, "PRIORITY_OVERNIGHT", -6],
    [addresses.honolulu, "EXPRESS", -10],
    [addresses.anchorage, "SECOND_DAY_AIR", -9],
    [addresses.sanJuan, "PRIORITY", -4],
    [addresses.apo, "GROUND_ADVANTAGE", -8],
  );
  const winterMinute = fc.integer({ min: 0, max: 90 * 24 * 60 });
  await fc.assert(
    fc.asyncProperty(to, winterMinute, async ([address, service, utcOffset], minute) => {
      const startMs = Date.parse("2026-11-10T00:00:00Z") + minute * 60_000;
      const { at, deliveryDate } = await sold(address, service, startMs);
      let before: unknown[] = [];
      for (let hours = 0; hours < 30 * 24; hours += 17) {
        const { trackingDetails } = await at(new Date(startMs + hours * 3_600_000).toISOString());
        expect(trackingDetails.slice(trackingDetails.length - before.length)).toEqual(before);
        before = trackingDetails;
      }
      const { status, updatedAt } = await at(new Date(startMs + 60 * 86_400_000).toISOString());
      expect(status).toBe("delivered");
      const local = new Date(Date.parse(updatedAt) + utcOffset * 3_600_000);
      expect(local.toISOString().slice(0, 10)).toBe(deliveryDate);
    }),
    { numRuns: 40 },
  );
});

test.each([
  ["EZ1000000001", "pre_transit", 1],
  ["EZ2000000002", "in_transit", 4],
  ["EZ3000000003", "out_for_delivery", 5],
  ["EZ4000000004", "delivered", 6],
  ["EZ5000000005", "return_to_sender", 6],
  ["EZ6000000006", "failure", 6],
  ["EZ7000000007", "unknown", 0],
])("the test code %s answers %s", async (code, status, scans) => {
  const { carriers } = openForTest();
  const answer = Tracking.parse(await carriers.track(code));
  expect(answer.status).toBe(status);
  expect(answer.trackingDetails).toHaveLength(scans);
  for (const { datetime } of answer.trackingDetails)
    expect(Date.parse(datetime)).toBeLessThanOrEqual(tuesdayMorning);
});

test("a code may be typed with spaces and small letters, and an unknown one is nobody's", async () => {
  const { carriers } = openForTest();
  expect(await carriers.track(" ez40 0000 0004 ")).toMatchObject({ trackingCode: "EZ4000000004" });
  expect(await carriers.track("1ZNOBODY")).toBeNull();
});
