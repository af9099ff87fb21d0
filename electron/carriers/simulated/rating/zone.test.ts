import { expect, test } from "vitest";
import { locateSample, noAreas } from "../testing/sample-places.ts";
import { addresses, shipmentTo } from "../testing/sample-shipments.ts";
import { milesBetween } from "./miles.ts";
import { planRoute } from "./plan-route.ts";
import type { Region } from "./regions.ts";
import { regionOf } from "./regions.ts";
import { domesticZone } from "./zone.ts";

const contiguous: { region: Region; state: string } = { region: "contiguous", state: "TX" };

function zone(zoning: "postal" | "parcel", miles: number): string | null {
  return domesticZone(zoning, { from: contiguous, to: contiguous, miles });
}

test.each([
  [0, "1"],
  [50, "1"],
  [50.1, "2"],
  [150, "2"],
  [151, "3"],
  [300, "3"],
  [301, "4"],
  [600, "4"],
  [601, "5"],
  [1000, "5"],
  [1001, "6"],
  [1400, "6"],
  [1401, "7"],
  [1800, "7"],
  [1801, "8"],
  [5000, "8"],
])("%d miles are postal zone %s", (miles, expected) => {
  expect(zone("postal", miles)).toBe(expected);
  expect(zone("parcel", miles)).toBe(expected === "1" ? "2" : expected);
});

function between(from: Region, to: Region): (string | null)[] {
  const route = { from: { region: from, state: "" }, to: { region: to, state: "" }, miles: 2500 };
  return [domesticZone("postal", route), domesticZone("parcel", route)];
}

test("Alaska, Hawaii, Puerto Rico, Guam and the military have zones of their own, or none", () => {
  expect(between("contiguous", "alaska")).toEqual(["8", "AK"]);
  expect(between("alaska", "contiguous")).toEqual(["8", "AK"]);
  expect(between("contiguous", "hawaii")).toEqual(["8", "HI"]);
  expect(between("alaska", "hawaii")).toEqual(["8", "HI"]);
  expect(between("contiguous", "caribbean")).toEqual(["8", "PR"]);
  expect(between("contiguous", "pacific")).toEqual(["9", null]);
  expect(between("pacific", "pacific")).toEqual(["8", null]);
  expect(between("contiguous", "military")).toEqual(["8", null]);
});

test("regions are read from state, country or an APO city", () => {
  const of = (country: string, state: string, city = "X") => regionOf({ country, state, city });
  expect(of("US", "ak")).toBe("alaska");
  expect(of("US", "PR")).toBe("caribbean");
  expect(of("PR", "")).toBe("caribbean");
  expect(of("GU", "")).toBe("pacific");
  expect(of("US", "FM")).toBe("pacific");
  expect(of("US", "AP", "APO")).toBe("military");
  expect(of("US", "CA", "fpo")).toBe("military");
  expect(of("CA", "ON")).toBe("foreign");
  expect(of("US", "TX")).toBe("contiguous");
});

test("New York is 2,445 miles from Los Angeles", () => {
  const newYork = { latitude: 40.7128, longitude: -74.006 };
  const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
  expect(milesBetween(newYork, losAngeles)).toBeCloseTo(2445.6, 0);
  expect(milesBetween(newYork, newYork)).toBe(0);
});

test("Manhattan to Brooklyn is zone 1, military mail is as far as its gateway", () => {
  const { newYork, brooklyn, apo, sanFrancisco } = addresses;
  const local = planRoute(
    { locate: locateSample, areas: noAreas },
    { ...shipmentTo(brooklyn), fromAddress: newYork },
  );
  expect(local).toMatchObject({ reach: "domestic" });
  expect("miles" in local && local.miles).toBeLessThan(10);
  const overseas = planRoute(
    { locate: locateSample, areas: noAreas },
    { ...shipmentTo(apo), fromAddress: sanFrancisco },
  );
  expect("miles" in overseas && overseas.miles).toBeLessThan(20);
});
