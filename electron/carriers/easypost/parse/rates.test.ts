import { expect, test } from "vitest";
import { readServiceCode } from "../service-code.ts";
import { parseRates } from "./rates.ts";
import { TheirShipment } from "./schemas.ts";

const facts = {
  now: Date.parse("2026-11-23T16:00:00Z"),
  timeZone: "America/Chicago",
  isAbroad: false,
  packageType: null,
};
const ground = {
  id: "rate_1",
  carrier: "UPSDAP",
  service: "Ground",
  rate: "9.42",
  currency: "USD",
  delivery_days: 4,
  delivery_date: null,
  delivery_date_guaranteed: true,
  carrier_account_id: "ca_1",
  something_new: { nobody: "knows" },
};

function parsed(rates: unknown[], messages: unknown[] = [], carriers?: ["UPS"]) {
  const shipment = TheirShipment.parse({ id: "shp_1", rates, messages, usps_zone: 5 });
  return parseRates(shipment, { ...facts, carriers });
}

test("a rate is whole cents, a day at the destination, and knows its shipment", () => {
  const { rates, messages } = parsed([ground]);
  expect(rates[0]).toMatchObject({
    carrier: "UPS",
    service: "Ground",
    cents: 942,
    breakdown: [{ code: "BASE", cents: 942 }],
    deliveryDays: 4,
    deliveryDate: "2026-11-27",
    deliveryDateGuaranteed: true,
    zone: null,
  });
  expect(readServiceCode(rates[0]?.serviceCode ?? "")).toEqual({
    shipment: "shp_1",
    rate: "rate_1",
    carrier: "UPSDAP",
    service: "Ground",
    account: "ca_1",
  });
  expect(messages).toEqual([]);
});

test("a date that the carrier tells is taken at its word; the postal service's zone is told", () => {
  const rate = { ...ground, carrier: "USPS", delivery_date: "2026-12-01T20:00:00Z" };
  expect(parsed([rate]).rates[0]).toMatchObject({ deliveryDate: "2026-12-01", zone: "5" });
});

test.each([
  [{ rate: "0.00" }, "rate_unusable"],
  [{ rate: "twelve" }, "rate_unusable"],
  [{ currency: "CAD" }, "rate_unusable"],
  [{ carrier: "CanadaPost" }, "carrier_not_supported"],
])("a rate with %j is left out, with a message", (change, type) => {
  const { rates, messages } = parsed([{ ...ground, ...change }]);
  expect([rates, messages.map((message) => message.type)]).toEqual([[], [type]]);
});

test.each([null, -1, 2.5, 4000])(
  "%s delivery days are no promise: many are assumed, and it is said",
  (days) => {
    const { rates, messages } = parsed([
      { ...ground, delivery_days: days, est_delivery_days: null },
    ]);
    expect([rates[0]?.deliveryDays, messages[0]?.type]).toEqual([10, "no_delivery_estimate"]);
  },
);

test("their messages name our carriers, whatever they are made of", () => {
  const { messages } = parsed(
    [ground],
    [
      { carrier: "FedExDefault", type: "rate_error", message: "No account." },
      { carrier: "DhlEcs", type: null, message: { errors: ["a"] } },
      "nonsense",
    ],
  );
  expect(messages).toEqual([
    { carrier: "FEDEX", type: "rate_error", message: "No account." },
    { carrier: "DHL", type: "rate_error", message: '{"errors":["a"]}' },
  ]);
});

test("only the carriers that were asked for are told of", () => {
  const usps = { ...ground, carrier: "USPS" };
  const { rates, messages } = parsed(
    [ground, usps, { ...ground, carrier: "CanadaPost" }],
    [{ carrier: "DHLExpress", message: "x" }],
    ["UPS"],
  );
  expect([rates.map(({ carrier }) => carrier), messages]).toEqual([["UPS"], []]);
});

test.each([
  [{ rate: null }, "UPS", "UPS Ground"],
  [{ rate: ["9.42"] }, "UPS", "UPS Ground"],
  [{ id: "" }, "UPS", "UPS Ground"],
  [{ rate: null, carrier: "CanadaPost" }, "CanadaPost", "CanadaPost Ground"],
  [{ carrier: null }, "EasyPost", "EasyPost Ground"],
])("a rate with %j is left out by itself, with a message; the others stay", (change, who, name) => {
  const usps = { ...ground, carrier: "USPS" };
  const { rates, messages } = parsed([{ ...ground, ...change }, usps]);
  expect(rates.map(({ carrier }) => carrier)).toEqual(["USPS"]);
  expect(messages).toEqual([
    { carrier: who, type: "rate_unusable", message: expect.stringContaining(`${name} came`) },
  ]);
});

test("an unreadable rate of a carrier that was not asked for is not told of; what is no rate at all is", () => {
  const usps = { ...ground, carrier: "USPS", rate: null };
  const { rates, messages } = parsed([ground, usps, null, "x"], [], ["UPS"]);
  expect(rates).toHaveLength(1);
  expect(messages.map(({ carrier }) => carrier)).toEqual(["EasyPost", "EasyPost"]);
});

test("an answer without a list of rates is none that money may be held for", () => {
  expect(() => parseRates(TheirShipment.parse({ id: "shp_1" }), facts)).toThrow();
});
