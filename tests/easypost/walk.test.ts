import { expect, test } from "vitest";
import { httpClient } from "#electron/http-client.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { AccountRoom } from "./account-room.ts";

test("a live station does the whole job through its API: verify, rate, order, buy, label, track, void, refund", async () => {
  await using room = await AccountRoom.open();
  const key = await room.station.key();
  expect(key.apiKey).toMatch(/^ssk_live_/);
  const client = httpClient(room.station.url, key, fetch);
  const verified = await client.verifyAddress({ address: dana });
  expect(verified).toMatchObject({
    verified: true,
    verifiedAddress: { street1: "600 DEXTER AVE", zip: "36130-2506" },
    verification: { details: { timeZone: "America/Los_Angeles", residential: false } },
  });
  const { rates, messages } = await client.getRates({
    fromAddress: warehouse,
    toAddress: dana,
    packageDetails: parcel,
  });
  expect(rates.map(({ carrier, service, rate }) => [carrier, service, rate])).toEqual([
    ["USPS", "GroundAdvantage", 5.18],
    ["USPS", "Priority", 8.18],
    ["UPS", "Ground", 9.18],
    ["FEDEX", "FEDEX_GROUND", 9.68],
  ]);
  expect(messages.map(({ carrier, type }) => [carrier, type])).toEqual([
    ["FEDEX", "no_delivery_estimate"],
    ["CanadaPost", "carrier_not_supported"],
  ]);
  const { orderId } = await client.createOrder({ items: [{ rateId: rates[0]?.id ?? "" }] });
  const { labels, successCount } = await client.purchaseLabels({ orderId });
  expect(successCount).toBe(1);
  const [label] = labels;
  for (const [format, begins] of [
    ["pdf", "%PDF-"],
    ["png", "\u0089PNG"],
    ["zpl", "^XA"],
  ] as const) {
    const file = await fetch(label?.labelFormats[format] ?? "");
    expect(
      Buffer.from(await file.arrayBuffer())
        .toString("latin1")
        .startsWith(begins),
    ).toBe(true);
  }
  const code = label?.trackingCode ?? "";
  expect(await client.getTracking({ code })).toMatchObject({
    carrier: "USPS",
    status: "pre_transit",
  });
  const spent = room.wallet();
  const asked = await client.voidLabel({ orderItemId: label?.orderItemId ?? "" });
  expect(asked).toMatchObject({ status: "submitted", refund: null });
  expect(room.wallet()).toEqual(spent);
  room.fake.refunds.decide("refunded");
  room.clock.jump(15 * 86_400_000);
  await room.settle();
  expect((await client.getOrder({ id: orderId })).paymentStatus).toBe("refunded");
  expect(room.wallet().balance).toBe(100 * 1e8);
  expect(await room.problems()).toEqual([]);
  expect(room.station.errors).toEqual([]);
  expect(new Set(room.fake.seen.map(({ userAgent }) => userAgent))).toEqual(
    new Set(["Shipdeck/0.1.0"]),
  );
});
