import { expect, test } from "vitest";
import { magicRecipients } from "#shared/rules/magic-values.ts";
import { openForTest, tuesdayMorning } from "../testing/open-for-test.ts";
import { addresses, purchaseOf, shipmentTo } from "../testing/sample-shipments.ts";
import { lateMs, magicOf } from "./magic-of.ts";

async function groundTo(name: string) {
  const station = openForTest();
  // A shop: UPS Ground comes to homes on Saturday too.
  const shop = { ...addresses.denver, company: "Acme Tools" };
  const shipment = shipmentTo({ ...shop, name });
  const plain = shipmentTo(shop);
  const rate = await station.rate(plain, "GROUND");
  return { ...station, shipment, rate, request: purchaseOf(shipment, rate, "attempt-1") };
}

test("the name alone counts, in any letter case, and no other name does", () => {
  expect(magicOf({ name: "  magic Refused " })).toBe("refused");
  for (const name of [
    "MAGIC REFUSED JR",
    "Magic Johnson",
    "Magic",
    "Dana Ruiz",
    "Dana Refused",
    "Weather Magic",
    "MAGICREFUSED",
    "MAGIC",
    "",
  ])
    expect(magicOf({ name })).toBeNull();
});

test("every row of the table is magic, and no two share a name or an outcome", () => {
  for (const { name, magic } of magicRecipients) {
    expect(magicOf({ name })).toBe(magic);
    expect(name).toMatch(/^MAGIC [A-Z]+( [A-Z]+)*$/);
  }
  expect(new Set(magicRecipients.map(({ name }) => name)).size).toBe(magicRecipients.length);
  expect(new Set(magicRecipients.map(({ magic }) => magic)).size).toBe(magicRecipients.length);
});

test.each([
  ["MAGIC UNAVAILABLE", "CARRIER_UNAVAILABLE"],
  ["MAGIC RATES ERROR", "CARRIER_ERROR"],
  ["MAGIC RATES TIMEOUT", "CARRIER_TIMEOUT"],
])("rates to %s end in %s", async (name, code) => {
  const { carriers } = openForTest();
  const shipment = shipmentTo({ ...addresses.denver, name });
  await expect(carriers.rates(shipment)).rejects.toMatchObject({ code });
});

test("MAGIC NO RATES gets a message of each carrier, MAGIC ONE CARRIER DOWN lacks UPS alone", async () => {
  const { carriers } = openForTest();
  const to = (name: string) => carriers.rates(shipmentTo({ ...addresses.denver, name }));
  const none = await to("MAGIC NO RATES");
  expect(none.rates).toEqual([]);
  expect(none.messages.map(({ carrier }) => carrier)).toEqual(["USPS", "UPS", "FEDEX", "DHL"]);
  const fewer = await to("MAGIC ONE CARRIER DOWN");
  const all = await to("Ola Berg");
  expect(fewer.rates).toEqual(all.rates.filter(({ carrier }) => carrier !== "UPS"));
  expect(fewer.messages.at(-1)).toMatchObject({ carrier: "UPS" });
});

test("MAGIC VOID REFUSED keeps its label, MAGIC NEVER SCANNED gives it back even after weeks", async () => {
  const refused = await groundTo("MAGIC VOID REFUSED");
  const label = async ({ carriers, request }: typeof refused) => {
    const bought = await carriers.buy(request);
    const trackingCode = bought.kind === "bought" ? bought.sale.trackingCode : "";
    const { reference, carrier, serviceCode } = request;
    return { reference, carrier, trackingCode, serviceCode, submitted: false };
  };
  expect((await refused.carriers.void(await label(refused))).kind).toBe("refused");
  const unseen = await groundTo("MAGIC NEVER SCANNED");
  const asked = await label(unseen);
  unseen.setTime(tuesdayMorning + 60 * 86_400_000);
  expect(await unseen.carriers.track(asked.trackingCode)).toMatchObject({ status: "pre_transit" });
  expect((await unseen.carriers.void(asked)).kind).toBe("voided");
});

test("MAGIC TRACKING DOWN is sold, but nobody says where the parcel is", async () => {
  const { carriers, request } = await groundTo("MAGIC TRACKING DOWN");
  const bought = await carriers.buy(request);
  const code = bought.kind === "bought" ? bought.sale.trackingCode : "";
  await expect(carriers.track(code)).rejects.toMatchObject({ code: "CARRIER_UNAVAILABLE" });
});

test("MAGIC REFUSED is refused for good and leaves no label behind", async () => {
  const { carriers, request } = await groundTo("MAGIC REFUSED");
  expect(await carriers.buy(request)).toMatchObject({
    kind: "refused",
    code: "CARRIER_REJECTED",
    retryable: false,
  });
  expect(await carriers.find(request)).toMatchObject({ kind: "absent" });
});

test("MAGIC TIMEOUT BOUGHT says nothing at purchase, but the label exists", async () => {
  const { carriers, request } = await groundTo("MAGIC TIMEOUT BOUGHT");
  expect(await carriers.buy(request)).toMatchObject({ kind: "unknown", code: "CARRIER_TIMEOUT" });
  const found = await carriers.find(request);
  expect(found.kind).toBe("bought");
  expect(await carriers.buy(request)).toEqual(found);
});

test("MAGIC TIMEOUT LATE keeps its secret for ten minutes", async () => {
  const { carriers, request, setTime } = await groundTo("MAGIC TIMEOUT LATE");
  expect(await carriers.buy(request)).toMatchObject({ kind: "unknown" });
  setTime(tuesdayMorning + lateMs - 1);
  expect(await carriers.find(request)).toMatchObject({ kind: "unknown" });
  setTime(tuesdayMorning + lateMs);
  expect(await carriers.find(request)).toMatchObject({ kind: "bought" });
});

test("MAGIC TIMEOUT LOST sells nothing, and nothing later under the same reference", async () => {
  const { carriers, request } = await groundTo("MAGIC TIMEOUT LOST");
  expect(await carriers.buy(request)).toMatchObject({ kind: "unknown", code: "CARRIER_TIMEOUT" });
  expect(await carriers.find(request)).toMatchObject({ kind: "absent" });
  expect(await carriers.buy(request)).toMatchObject({ kind: "refused" });
});

test("MAGIC PRICE CHANGED names both prices", async () => {
  const { carriers, request } = await groundTo("MAGIC PRICE CHANGED");
  expect(await carriers.buy({ ...request, cents: 1001 })).toEqual({
    kind: "refused",
    code: "RATE_CHANGED",
    message: "The price changed from 10.01 USD to 11.02 USD; request new rates.",
    retryable: false,
  });
});

test("MAGIC SLOW takes three seconds, then sells", async () => {
  const { carriers, request, waited } = await groundTo("MAGIC SLOW");
  expect(await carriers.buy(request)).toMatchObject({ kind: "bought" });
  expect(waited).toEqual([3000]);
});

test("MAGIC UNAVAILABLE gives neither rates nor labels, for now", async () => {
  const { carriers, request, shipment } = await groundTo("MAGIC UNAVAILABLE");
  await expect(carriers.rates(shipment)).rejects.toMatchObject({ code: "CARRIER_UNAVAILABLE" });
  expect(await carriers.buy(request)).toMatchObject({
    kind: "refused",
    code: "CARRIER_UNAVAILABLE",
    retryable: true,
  });
});

test("MAGIC UNAVAILABLE AT PURCHASE gives rates, but no label for now", async () => {
  const { carriers, request, shipment } = await groundTo("MAGIC UNAVAILABLE AT PURCHASE");
  expect((await carriers.rates(shipment)).rates.length).toBeGreaterThan(10);
  expect(await carriers.buy(request)).toMatchObject({
    kind: "refused",
    code: "CARRIER_UNAVAILABLE",
    retryable: true,
  });
});

test.each([
  ["MAGIC WEATHER", "2026-11-20T23:30:00Z", "in_transit", "weather_delay"],
  ["MAGIC WEATHER", "2026-11-23T23:30:00Z", "delivered", "arrived_at_destination"],
  ["MAGIC WRONG ADDRESS", "2026-11-20T23:30:00Z", "in_transit", "address_correction"],
  ["MAGIC WRONG ADDRESS", "2026-11-23T23:30:00Z", "delivered", "arrived_at_destination"],
  ["MAGIC NOBODY HOME", "2026-11-20T23:59:00Z", "in_transit", "delivery_exception"],
  ["MAGIC NOBODY HOME", "2026-11-23T23:59:00Z", "delivered", "arrived_at_destination"],
  ["MAGIC NEIGHBOR", "2026-11-20T23:59:00Z", "delivered", "arrived_at_destination"],
  ["MAGIC COLLECTED", "2026-11-23T23:59:00Z", "available_for_pickup", "arrived_at_pickup_location"],
  ["MAGIC COLLECTED", "2026-11-24T23:59:00Z", "delivered", "arrived_at_destination"],
  ["MAGIC UNCLAIMED", "2026-12-04T23:59:00Z", "available_for_pickup", "arrived_at_pickup_location"],
  ["MAGIC UNCLAIMED", "2026-12-08T01:00:00Z", "return_to_sender", "return"],
  ["MAGIC UNDELIVERABLE", "2026-11-20T23:59:00Z", "return_to_sender", "return"],
  ["MAGIC DAMAGED", "2026-11-20T23:59:00Z", "failure", "damaged"],
  ["MAGIC CUSTOMS HOLD", "2026-11-20T23:59:00Z", "delivered", "arrived_at_destination"],
  ["MAGIC PICKUP", "2026-11-20T23:30:00Z", "available_for_pickup", "arrived_at_pickup_location"],
  ["MAGIC RETURNED", "2026-11-20T23:30:00Z", "return_to_sender", "refused"],
  ["MAGIC RETURNED", "2026-11-23T18:00:00Z", "return_to_sender", "return"],
  ["MAGIC LOST PARCEL", "2026-11-20T23:30:00Z", "in_transit", "departed_origin_facility"],
  ["MAGIC LOST PARCEL", "2026-11-30T18:30:00Z", "in_transit", "departed_origin_facility"],
  ["MAGIC LOST PARCEL", "2026-11-30T23:30:00Z", "failure", "lost"],
  ["MAGIC DELAYED", "2026-11-20T23:30:00Z", "in_transit", "delayed"],
  ["MAGIC DELAYED", "2026-11-24T23:30:00Z", "delivered", "arrived_at_destination"],
])("%s: on %s the parcel is %s (%s)", async (name, at, status, statusDetailCode) => {
  const { carriers, request, rate, setTime } = await groundTo(name);
  expect(rate.deliveryDate).toBe("2026-11-20");
  const bought = await carriers.buy(request);
  setTime(Date.parse(at));
  const code = bought.kind === "bought" ? bought.sale.trackingCode : "";
  expect(await carriers.track(code)).toMatchObject({ status, statusDetailCode });
});

test("MAGIC DELAYED moves the expected day two working days, once the delay is known", async () => {
  const { carriers, request, setTime } = await groundTo("MAGIC DELAYED");
  const bought = await carriers.buy(request);
  const code = bought.kind === "bought" ? bought.sale.trackingCode : "";
  expect(await carriers.track(code)).toMatchObject({ estDeliveryDate: "2026-11-20T19:00:00.000Z" });
  setTime(Date.parse("2026-11-21T00:00:00Z"));
  expect(await carriers.track(code)).toMatchObject({ estDeliveryDate: "2026-11-24T19:00:00.000Z" });
});
