import { describe, expect, test } from "vitest";
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
