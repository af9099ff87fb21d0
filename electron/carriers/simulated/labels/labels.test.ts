import { expect, test } from "vitest";
import type { LabelContent } from "#shared/rules/label.ts";
import { openForTest } from "../testing/open-for-test.ts";
import { addresses, customs, purchaseOf, shipmentTo } from "../testing/sample-shipments.ts";

async function labelTo(toAddress: typeof addresses.newYork, serviceCode: string) {
  const station = openForTest();
  const shipment = shipmentTo(toAddress, { weight: 18.5 });
  const rate = await station.rate(shipment, serviceCode);
  const request = { ...purchaseOf(shipment, rate, "attempt-1"), labelReference: "PO 77" };
  const bought = await station.carriers.buy(request);
  if (bought.kind !== "bought" || bought.sale.label.kind !== "content")
    throw new Error("no label content");
  return bought.sale.label.content;
}

/** What a scanner reads: the brackets of GS1 identifiers are not in the symbol. */
function scanned({ barcode }: LabelContent): string {
  return barcode.data.replace(/[()]/g, "");
}

test.each([
  ["GROUND_ADVANTAGE", "Ground Advantage", "G", "gs1-128"],
  ["PRIORITY", "Priority Mail", "P", "gs1-128"],
  ["GROUND", "UPS Ground", "G", "code128"],
  ["NEXT_DAY_AIR", "UPS Next Day Air", "1", "code128"],
  ["GROUND_HOME_DELIVERY", "FedEx Home Delivery", "H", "code128"],
  ["PRIORITY_OVERNIGHT", "FedEx Priority Overnight", "E", "code128"],
  ["PARCEL_GROUND", "DHL Parcel Ground", "GND", "code128"],
])(
  "%s is printed as %s with the icon %s and its main barcode holds the tracking code",
  async (code, service, serviceIcon, symbology) => {
    const label = await labelTo(addresses.newYork, code);
    expect(label).toMatchObject({ service, serviceIcon, sample: true, customs: null });
    expect(label.barcode.symbology).toBe(symbology);
    expect(scanned(label)).toContain(label.trackingCode);
    expect(label.trackingText.replace(/\s/g, "")).toBe(label.trackingCode);
  },
);

test("a USPS label carries ZIP and package code in its GS1 barcode", async () => {
  const { barcode } = await labelTo(addresses.newYork, "PRIORITY");
  expect(barcode.data).toMatch(/^\(420\)10001\(93\)055\d{17}$/);
});

test("a UPS label has a MaxiCode with postal code, class, number and city", async () => {
  const { extraBarcodes, trackingCode, routing } = await labelTo(addresses.newYork, "GROUND");
  const [maxicode] = extraBarcodes;
  expect(maxicode?.symbology).toBe("maxicode");
  const fields = maxicode?.data.replaceAll("\u001E", "\u001D").split("\u001D");
  expect(fields?.slice(0, 7)).toEqual([
    "[)>",
    "01",
    "96100010000",
    "840",
    "003",
    `1Z${trackingCode.slice(-8)}`,
    "UPSN",
  ]);
  expect(fields).toContain("NEW YORK");
  expect(routing).toMatch(/^NY 100 1-\d\d$/);
});

test("a long address is cut so that the MaxiCode can hold it", async () => {
  const long = { ...addresses.newYork, street1: "12345 Très Long; Boulevard of the Americas" };
  const { extraBarcodes } = await labelTo({ ...long, city: "Rancho Santa Margarita" }, "GROUND");
  expect(extraBarcodes[0]?.data).toContain("\u001DN\u001D12345\u001DRANCHO SANTA MARGARI\u001DNY");
});

test("a FedEx label has a PDF417 that holds the tracking code, a DHL label its licence plate", async () => {
  const fedex = await labelTo(addresses.newYork, "FEDEX_2_DAY");
  expect(fedex.extraBarcodes[0]?.symbology).toBe("pdf417");
  expect(fedex.extraBarcodes[0]?.data).toContain(`\u001D${fedex.trackingCode}0201\u001D`);
  expect(fedex.routing).toBe("10001 NY-US EWR");
  const dhl = await labelTo(addresses.london, "EXPRESS_WORLDWIDE");
  expect(dhl.extraBarcodes.map(({ data }) => data)).toEqual([
    "2LGBSW1A2AA+48000000",
    expect.stringMatching(/^JJD01\d{16}$/),
  ]);
});

test("an international label carries the customs declaration, USPS's an S10 number", async () => {
  const label = await labelTo(addresses.london, "PRIORITY_MAIL_INTERNATIONAL");
  expect(label.customs).toEqual(customs);
  expect(label.trackingCode).toMatch(/^CP\d{9}US$/);
  expect(label.barcode).toMatchObject({ symbology: "code128", data: label.trackingCode });
});

test("the label shows the shipper's reference, the day of pick-up and a dimensional weight only when it counts", async () => {
  const ups = await labelTo(addresses.newYork, "GROUND");
  expect(ups).toMatchObject({ reference: "PO 77", shipDate: "2026-11-17", billableOunces: 48 });
  expect((await labelTo(addresses.newYork, "PRIORITY")).billableOunces).toBeNull();
});

test("a return says so in its service and by its carrier's words, and names the warehouse as who paid", async () => {
  const station = openForTest();
  const shipment = { ...shipmentTo(addresses.austin), fromAddress: addresses.houston };
  const rate = await station.rate(shipment, "GROUND_ADVANTAGE");
  const request = { ...purchaseOf(shipment, rate, "attempt-1"), isReturn: true };
  const bought = await station.carriers.buy(request);
  if (bought.kind !== "bought" || bought.sale.label.kind !== "content")
    throw new Error("no label content");
  const { content } = bought.sale.label;
  expect(content).toMatchObject({ service: "Ground Advantage Return", endorsement: null });
  expect(content.postage).toEqual(["US POSTAGE PAID", "SHIPDECK", "eVS", "PREPAID RETURN"]);
  expect([content.from.name, content.to.company]).toEqual(["Dana Ruiz", "Shipdeck"]);
});
