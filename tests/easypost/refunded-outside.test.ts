import { describe, expect, test } from "vitest";
import { hearCarrierEvent } from "#electron/service/account/hear-event.ts";
import { failureOf } from "../doors/room.ts";
import { AccountRoom, testKey } from "./account-room.ts";

async function itemOf(room: AccountRoom, orderId: string) {
  return (await room.desk.getOrder({ id: orderId })).items[0];
}

describe("a label that the account gave back while nobody here had heard of it", () => {
  test.each(["refunded", "submitted"] as const)(
    "%s: is no good sale; nothing is charged, and the next try buys another one",
    async (status) => {
      await using room = await AccountRoom.open();
      const { orderId, labels } = await room.buy("sold unheard");
      expect(labels[0]?.status).toBe("pending");
      room.fake.refunds.outside(status);
      await room.settle();
      expect(await itemOf(room, orderId)).toMatchObject({
        status: "failed",
        label: { success: false, trackingCode: null },
        error: {
          code: "LABEL_REFUNDED",
          message: expect.stringContaining("refund"),
          retryable: true,
        },
      });
      expect(room.wallet()).toMatchObject({ balance: 100 * 1e8, held: 0 });
      await room.desk.purchaseLabels({ orderId });
      await room.settle();
      const item = await itemOf(room, orderId);
      expect(item?.status).toBe("success");
      const sold = room.fake.shipments().filter(({ sale }) => sale);
      expect(sold).toHaveLength(2);
      expect(item?.label?.trackingCode).toBe(sold[1]?.sale?.trackingCode);
    },
  );

  test("found by the next try of its item, it is not taken for that try's label", async () => {
    await using room = await AccountRoom.open();
    room.fake.setWeather(({ path }) => (path.endsWith("/buy") ? "drop" : null));
    const { orderId } = await room.buy("fine");
    await room.settle();
    room.fake.setWeather(null);
    expect((await itemOf(room, orderId))?.status).toBe("failed");
    const [shipment] = room.fake.shipments();
    await fetch(`${room.fake.url}/v2/shipments/${shipment?.id ?? ""}/buy`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${testKey}:`).toString("base64")}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ rate: { id: shipment?.rates[0]?.id } }),
    });
    room.fake.refunds.outside("refunded");
    const { labels } = await room.desk.purchaseLabels({ orderId });
    expect(labels[0]).toMatchObject({ status: "failed", code: "LABEL_REFUNDED" });
    expect(room.wallet()).toMatchObject({ balance: 100 * 1e8, held: 0 });
  });
});

describe("a good label that is refunded in the account's own pages", () => {
  const hour = 3_600_000;

  test("brings its money back when its parcel is asked after, once", async () => {
    await using room = await AccountRoom.open();
    const { orderId } = await room.buy("fine");
    expect(room.wallet().balance).toBeLessThan(100 * 1e8);
    room.fake.refunds.outside("refunded");
    for (let round = 0; round < 3; round++) {
      await room.clock.advance(3 * hour);
      await room.station.station.processAll();
    }
    expect((await itemOf(room, orderId))?.status).toBe("voided");
    expect((await room.desk.listRefunds({ orderId })).refunds[0]?.state).toBe("refunded");
    expect(room.wallet()).toMatchObject({ balance: 100 * 1e8, held: 0 });
    expect(room.fake.seen.some(({ path }) => path.endsWith("/refund"))).toBe(false);
    expect(await room.problems()).toEqual([]);
  });

  test("the same when a person asks after the parcel, and with the carrier gone in between", async () => {
    await using room = await AccountRoom.open();
    const { orderId, labels } = await room.buy("fine");
    const orderItemId = labels[0]?.orderItemId ?? "";
    room.fake.refunds.outside("refunded");
    let reads = 0;
    room.fake.setWeather(({ method }) => (method === "GET" && ++reads > 1 ? "drop" : null));
    await failureOf(room.desk.refreshParcel({ orderItemId }));
    expect((await itemOf(room, orderId))?.status).toBe("success");
    room.fake.setWeather(null);
    expect((await room.desk.refreshParcel({ orderItemId })).status).toBe("cancelled");
    expect(room.wallet().balance).toBe(100 * 1e8);
    expect(await room.problems()).toEqual([]);
  });

  test("an event alone proves nothing; what the account then says does, also days later", async () => {
    await using room = await AccountRoom.open();
    const { orderId, labels } = await room.buy("fine");
    const { parts } = room.station.station;
    const hear = () =>
      hearCarrierEvent(parts, { kind: "refund", trackingCode: labels[0]?.trackingCode ?? "" });
    await hear();
    expect((await itemOf(room, orderId))?.status).toBe("success");
    expect(room.fake.seen.some(({ path }) => path.endsWith("/refund"))).toBe(false);
    room.fake.refunds.outside("submitted");
    await hear();
    expect((await room.desk.listRefunds({ orderId })).refunds[0]?.state).toBe("submitted");
    expect(room.wallet().balance).toBeLessThan(100 * 1e8);
    room.fake.refunds.decide("refunded");
    room.clock.jump(24 * hour);
    await room.settle();
    expect((await itemOf(room, orderId))?.status).toBe("voided");
    expect(room.wallet().balance).toBe(100 * 1e8);
    expect(await room.problems()).toEqual([]);
  });
});
