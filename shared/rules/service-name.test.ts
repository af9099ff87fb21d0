import { expect, test } from "vitest";
import { carrierName, serviceName } from "./service-name.ts";

test.each([
  ["USPS", "GroundAdvantage", "USPS Ground Advantage"],
  ["USPS", "Priority", "USPS Priority Mail"],
  ["UPS", "3DaySelect", "UPS 3 Day Select"],
  ["UPS", "2ndDayAir", "UPS 2nd Day Air"],
  ["FEDEX", "FEDEX_GROUND", "FedEx Ground"],
  ["FEDEX", "FEDEX_2_DAY", "FedEx 2Day"],
  ["FEDEX", "PRIORITY_OVERNIGHT", "FedEx Priority Overnight"],
  ["DHL", "DHLParcelGround", "DHL Parcel Ground"],
  ["DHL", "Express1200", "DHL Express 12:00"],
])("%s %s reads as %s", (carrier, service, name) => {
  expect(serviceName(carrier, service)).toBe(name);
});

test("a service that nobody has heard of is spelled from its code", () => {
  expect(serviceName("FEDEX", "FEDEX_SAME_DAY_CITY")).toBe("FedEx Same Day City");
  expect(serviceName("UPS", "SurePostLightweight")).toBe("UPS Sure Post Lightweight");
  expect(serviceName("OnTrac", "GroundService")).toBe("OnTrac Ground Service");
});

test("a name that is plain words already stays as it is", () => {
  expect(serviceName("USPS", "USPS Ground Advantage")).toBe("USPS Ground Advantage");
  expect(serviceName("FEDEX", "FedEx Home Delivery")).toBe("FedEx Home Delivery");
  expect(serviceName("USPS", "")).toBe("USPS");
});

test("a carrier is written as it writes itself", () => {
  expect(["USPS", "fedex", "DHL", "OnTrac"].map(carrierName)).toEqual([
    "USPS",
    "FedEx",
    "DHL",
    "OnTrac",
  ]);
});
