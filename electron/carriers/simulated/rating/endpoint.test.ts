import { expect, test } from "vitest";
import { addresses } from "../testing/sample-shipments.ts";
import { endpointOf } from "./endpoint.ts";

const somewhere = { latitude: 39, longitude: -98, timeZone: null, city: null, state: null };

test("a ZIP+4 is placed by its first five digits", () => {
  const end = endpointOf(() => ({ ...somewhere, state: "CO" }), {
    ...addresses.denver,
    zip: "80203-1234",
  });
  expect(end).toMatchObject({ zip: "80203", state: "CO", timeZone: "America/New_York" });
});

test("a ZIP that lost its leading zero is nowhere, for a label could not be printed with it", () => {
  const connecticut = () => ({ ...somewhere, state: "CT" });
  expect(endpointOf(connecticut, { ...addresses.denver, state: "CT", zip: "6106" })).toBeNull();
});

test("a domestic address of which only the country is known is nowhere", () => {
  expect(endpointOf(() => somewhere, addresses.denver)).toBeNull();
});

test("an address abroad is placed even where nothing is known of it", () => {
  expect(endpointOf(() => null, addresses.london)).toMatchObject({
    region: "foreign",
    point: null,
    timeZone: "UTC",
  });
});

test("military mail needs a ZIP of five digits, and no more", () => {
  expect(endpointOf(() => null, addresses.apo)).toMatchObject({ timeZone: "America/Los_Angeles" });
  expect(endpointOf(() => null, { ...addresses.apo, zip: "962" })).toBeNull();
});
