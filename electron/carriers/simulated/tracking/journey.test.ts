import { expect, test } from "vitest";
import { dayFromIso } from "../calendar/day.ts";
import { endpointOf } from "../rating/endpoint.ts";
import { locateSample } from "../testing/sample-places.ts";
import { addresses } from "../testing/sample-shipments.ts";
import { journeyOf } from "./journey.ts";

test("even a parcel that flies into tomorrow's morning is never scanned before it left", () => {
  const from = endpointOf(locateSample, addresses.honolulu);
  const to = endpointOf(locateSample, addresses.guam);
  if (!from || !to) throw new Error("both are sample places");
  const shipDay = dayFromIso("2026-11-17");
  const soldAtMs = Date.parse("2026-11-17T20:00:00Z");
  const scans = journeyOf(
    {
      carrier: "USPS",
      from,
      to,
      shipDay,
      deliveryDay: shipDay + 1,
      week: "every-day",
      pickup: { cutOffMinutes: 17 * 60 },
      magic: null,
    },
    soldAtMs,
    "93",
  );
  const times = scans.map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
  expect(scans.map(({ status }) => status)).toEqual([
    "pre_transit",
    "accepted",
    "in_transit",
    "in_transit",
    "out_for_delivery",
    "delivered",
  ]);
});
