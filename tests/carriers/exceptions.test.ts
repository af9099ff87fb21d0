import fc from "fast-check";
import { expect, test } from "vitest";
import { isoFromDay } from "#electron/carriers/simulated/calendar/day.ts";
import { localTime } from "#electron/carriers/simulated/calendar/local-time.ts";
import {
  addWorkingDays,
  isWorkingDay,
} from "#electron/carriers/simulated/calendar/working-days.ts";
import type { TrackingStatus } from "#shared/contract/tracking.ts";
import { magicRecipients } from "#shared/rules/magic-values.ts";
import { anySale, sell, type Sold } from "./random-sale.ts";

const day = 86_400_000;
const farMs = 200 * day;

/** How each magic way ends, on which working day after the quoted one (null: not delivered), and whom the last scan is at. */
const ends: Readonly<
  Record<string, [TrackingStatus, number | null, "recipient" | "sender" | "nobody" | "hub"]>
> = {
  "MAGIC NEVER SCANNED": ["pre_transit", null, "nobody"],
  "MAGIC DELAYED": ["delivered", 2, "recipient"],
  "MAGIC WEATHER": ["delivered", 1, "recipient"],
  "MAGIC WRONG ADDRESS": ["delivered", 1, "recipient"],
  "MAGIC NOBODY HOME": ["delivered", 1, "recipient"],
  "MAGIC NEIGHBOR": ["delivered", 0, "recipient"],
  "MAGIC PICKUP": ["available_for_pickup", 0, "recipient"],
  "MAGIC COLLECTED": ["delivered", 2, "recipient"],
  "MAGIC UNCLAIMED": ["return_to_sender", null, "sender"],
  "MAGIC RETURNED": ["return_to_sender", null, "sender"],
  "MAGIC UNDELIVERABLE": ["return_to_sender", null, "sender"],
  "MAGIC DAMAGED": ["failure", 0, "hub"],
  "MAGIC LOST PARCEL": ["failure", 5, "nobody"],
  "MAGIC CUSTOMS HOLD": ["delivered", 3, "recipient"],
};

test("every magic way of the table but the silent one is looked at here", () => {
  const told = magicRecipients.filter(({ when }) => when === "tracking").map(({ name }) => name);
  expect(Object.keys(ends).toSorted()).toEqual(
    told.filter((name) => name !== "MAGIC TRACKING DOWN").toSorted(),
  );
});

const numRuns = Number(process.env["SHIPDECK_JOURNEYS"] ?? 120);

/** Looks at random journeys to a magic recipient; how many of the draws were sold. */
async function everyEnding(name: string, look: (sold: Sold) => Promise<void>): Promise<number> {
  let looked = 0;
  await fc.assert(
    fc.asyncProperty(anySale, async (drawn) => {
      const sold = await sell(drawn, name);
      if (!sold) return;
      looked += 1;
      await look(sold);
    }),
    { numRuns },
  );
  return looked;
}

const goesOn: ReadonlySet<string> = new Set([
  "pre_transit",
  "accepted",
  "in_transit",
  "out_for_delivery",
]);

test.each(Object.entries(ends))(
  "%s ends as the table says, whatever is sent wherever",
  async (name, [status, days, whose]) => {
    const looked = await everyEnding(name, async (sold) => {
      const { plan } = sold;
      const last = await sold.at(sold.soldAtMs + farMs);
      expect(last.status).toBe(status);
      const isHeldAtHome =
        name === "MAGIC CUSTOMS HOLD" &&
        plan.from.region !== "foreign" &&
        plan.to.region !== "foreign";
      if (days !== null) {
        const late = isHeldAtHome ? 0 : days;
        const due =
          late === 0
            ? plan.deliveryDay
            : addWorkingDays(plan.week, plan.deliveryDay, late, plan.holidays);
        const local = localTime(Date.parse(last.updatedAt), plan.to.timeZone);
        expect(isoFromDay(local.day)).toBe(isoFromDay(due));
        expect(isWorkingDay(plan.week, local.day, plan.holidays)).toBe(true);
      }
      const location = last.trackingDetails[0]?.location ?? "";
      const end = whose === "sender" ? plan.from : plan.to;
      if (whose === "nobody") expect(location).toBe("");
      else if (whose !== "hub")
        expect(location.startsWith(`${end.city}, `.toUpperCase())).toBe(true);
    });
    expect(looked).toBeGreaterThan(numRuns / 2);
  },
);

test.each(Object.keys(ends))(
  "%s: scans are in order, and what has ended does not begin again",
  async (name) => {
    const looked = await everyEnding(name, async (sold) => {
      const scans = (await sold.at(sold.soldAtMs + farMs)).trackingDetails.toReversed();
      for (const [index, scan] of scans.slice(1).entries()) {
        const before = scans[index];
        expect(Date.parse(scan.datetime)).toBeGreaterThan(Date.parse(before?.datetime ?? ""));
        if (before?.status === "available_for_pickup")
          expect(["delivered", "return_to_sender"]).toContain(scan.status);
        else if (!goesOn.has(before?.status ?? "")) expect(scan.status).toBe(before?.status);
      }
    });
    expect(looked).toBeGreaterThan(numRuns / 2);
  },
);

test("a delay is not told before it is known, and the expected day moves with the news", async () => {
  const looked = await everyEnding("MAGIC WEATHER", async (sold) => {
    const { plan } = sold;
    const whole = await sold.at(sold.soldAtMs + farMs);
    const news = whole.trackingDetails.findIndex(({ message }) => /weather/i.test(message));
    const newsMs = Date.parse(whole.trackingDetails[news]?.datetime ?? "");
    expect((await sold.at(newsMs - 1)).estDeliveryDate?.slice(0, 10)).toBe(
      isoFromDay(plan.deliveryDay),
    );
    const after = await sold.at(newsMs);
    expect(after.statusDetailCode).toBe("weather_delay");
    expect(after.estDeliveryDate?.slice(0, 10)).toBe(
      isoFromDay(addWorkingDays(plan.week, plan.deliveryDay, 1, plan.holidays)),
    );
  });
  expect(looked).toBeGreaterThan(numRuns / 2);
});
