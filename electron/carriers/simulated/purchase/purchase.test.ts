import { expect, test } from "vitest";
import type { BuyOutcome, BuyRequest, Sale } from "#electron/carriers/carrier.ts";
import { openForTest } from "../testing/open-for-test.ts";
import { addresses, purchaseOf, shipmentTo } from "../testing/sample-shipments.ts";

function saleOf(outcome: BuyOutcome | { kind: string; sale?: Sale }): Sale {
  if (!("sale" in outcome) || !outcome.sale) throw new Error(`not sold: ${outcome.kind}`);
  return outcome.sale;
}

async function groundToDenver() {
  const station = openForTest();
  const shipment = shipmentTo(addresses.denver);
  const rate = await station.rate(shipment, "GROUND");
  return { ...station, rate, request: purchaseOf(shipment, rate, "attempt-1") };
}

test("a label is sold at the quoted price and found again under its reference", async () => {
  const { carriers, request, rate } = await groundToDenver();
  const sale = saleOf(await carriers.buy(request));
  expect(sale.cents).toBe(rate.cents);
  expect(await carriers.find(request)).toEqual({ kind: "bought", sale });
});

test("buying twice under one reference gives the same label, under another a new one", async () => {
  const { carriers, request } = await groundToDenver();
  const first = saleOf(await carriers.buy(request));
  expect(saleOf(await carriers.buy(request))).toEqual(first);
  const second = saleOf(await carriers.buy({ ...request, reference: "attempt-2" }));
  expect(second.trackingCode).not.toBe(first.trackingCode);
});

test("two purchases of one reference at the same moment sell one label", async () => {
  const station = openForTest();
  const { carriers } = station;
  const shipment = shipmentTo({ ...addresses.denver, name: "MAGIC SLOW" });
  const request = purchaseOf(shipment, await station.rate(shipment, "GROUND"), "attempt-1");
  const [one, two] = await Promise.all([carriers.buy(request), carriers.buy(request)]);
  expect(saleOf(one)).toEqual(saleOf(two));
});

test("a reference that nobody bought under is absent, and stays so", async () => {
  const { carriers, request } = await groundToDenver();
  expect(await carriers.find(request)).toMatchObject({ kind: "absent" });
  expect(await carriers.buy(request)).toMatchObject({
    kind: "refused",
    code: "CARRIER_REJECTED",
    retryable: true,
  });
  expect(await carriers.find(request)).toMatchObject({ kind: "absent" });
});

test("a price that rose since the quote refuses, one that fell leaves the agreed price", async () => {
  const { carriers, request, rate } = await groundToDenver();
  const cheap = await carriers.buy({ ...request, cents: 100 });
  expect(cheap).toEqual({
    kind: "refused",
    code: "RATE_CHANGED",
    message: `The price changed from 1.00 USD to ${(rate.cents / 100).toFixed(2)} USD; request new rates.`,
    retryable: false,
  });
  const dear = saleOf(await carriers.buy({ ...request, cents: rate.cents + 500 }));
  expect(dear.cents).toBe(rate.cents + 500);
});

test("a service that does not go there is refused with the reason", async () => {
  const { carriers, request } = await groundToDenver();
  const toBox = { ...request, toAddress: addresses.poBox };
  expect(await carriers.buy(toBox)).toEqual({
    kind: "refused",
    code: "CARRIER_REJECTED",
    message:
      "UPS does not offer Ground for this shipment. UPS does not deliver to PO boxes; only USPS does.",
    retryable: false,
  });
});

/** What a void names of the label that a request bought, beside its code. */
function labelOf({ reference, carrier, serviceCode }: BuyRequest) {
  return { reference, carrier, serviceCode, submitted: false };
}

test("a label can be voided until the carrier accepts the parcel, and again after", async () => {
  const { carriers, request, setTime } = await groundToDenver();
  const { trackingCode } = saleOf(await carriers.buy(request));
  const label = { ...labelOf(request), trackingCode };
  setTime(Date.parse("2026-11-18T00:14:00Z"));
  expect(await carriers.void(label)).toEqual({ kind: "voided" });
  setTime(Date.parse("2026-11-25T00:00:00Z"));
  expect(await carriers.void(label)).toEqual({ kind: "voided" });
  expect(await carriers.track(trackingCode)).toMatchObject({
    status: "cancelled",
    statusDetailCode: "cancelled",
  });
  expect(await carriers.buy(request)).toMatchObject({ kind: "refused" });
});

test("a parcel that was scanned is not voided any more", async () => {
  const { carriers, request, setTime } = await groundToDenver();
  const { trackingCode } = saleOf(await carriers.buy(request));
  setTime(Date.parse("2026-11-18T01:30:00Z"));
  expect(await carriers.void({ ...labelOf(request), trackingCode })).toEqual({
    kind: "refused",
    message: `UPS has scanned parcel ${trackingCode} already; its label cannot be voided.`,
  });
});

test("a label that was never sold, or under another reference, is not voided", async () => {
  const { carriers, request } = await groundToDenver();
  const { trackingCode } = saleOf(await carriers.buy(request));
  for (const label of [
    { reference: "attempt-9", trackingCode },
    { reference: request.reference, trackingCode: "1Z" },
  ])
    expect(await carriers.void({ ...labelOf(request), ...label })).toMatchObject({
      kind: "refused",
    });
});
