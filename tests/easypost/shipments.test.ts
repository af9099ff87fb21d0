import { describe, expect, test } from "vitest";
import { dana, parcel, toronto, customs, warehouse } from "../seeds/warehouse.ts";
import { AccountRoom } from "./account-room.ts";

function lastAsked(room: AccountRoom) {
  return room.fake.shipments().at(-1)?.asked;
}

describe("an account's shipment is sold once, to one item", () => {
  test("two services of one quote are two labels of two shipments, in one order and in two", async () => {
    await using room = await AccountRoom.open();
    const { rates } = await room.rates("fine");
    const ids = rates.slice(0, 3).map(({ id }) => ({ rateId: id }));
    const both = await room.desk.createOrder({ items: ids.slice(0, 2) });
    const later = await room.desk.createOrder({ items: ids.slice(2) });
    const first = await room.desk.purchaseLabels({ orderId: both.orderId });
    const second = await room.desk.purchaseLabels({ orderId: later.orderId });
    const labels = [...first.labels, ...second.labels];
    expect(labels.map(({ carrier, service }) => [carrier, service])).toEqual([
      ["USPS", "GroundAdvantage"],
      ["USPS", "Priority"],
      ["UPS", "Ground"],
    ]);
    expect(new Set(labels.map(({ trackingCode }) => trackingCode)).size).toBe(3);
    expect(room.fake.shipments().filter(({ sale }) => sale)).toHaveLength(3);
    expect(await room.problems()).toEqual([]);
  });

  test("two orders of one quote that are bought at the same moment get a shipment each", async () => {
    await using room = await AccountRoom.open();
    const { rates } = await room.rates("fine");
    const items = [{ rateId: rates[0]?.id ?? "" }];
    const orders = [
      await room.desk.createOrder({ items }),
      await room.desk.createOrder({ items }),
      await room.desk.createOrder({ items }),
    ];
    const bought = await Promise.all(
      orders.map(({ orderId }) => room.desk.purchaseLabels({ orderId })),
    );
    expect(bought.map(({ successCount }) => successCount)).toEqual([1, 1, 1]);
    expect(await room.problems()).toEqual([]);
  });

  test("a label that bears the order's number is bought of a shipment that knows it", async () => {
    await using room = await AccountRoom.open();
    await room.buy("fine", "ORDER-1001");
    expect(lastAsked(room)).toMatchObject({
      reference: expect.stringMatching(/^item_/),
      options: { label_format: "PDF", print_custom_1: "ORDER-1001" },
    });
    expect(await room.problems()).toEqual([]);
  });

  test("a return is asked for as one, the way the goods went out", async () => {
    await using room = await AccountRoom.open();
    const { rates } = await room.desk.getRates({
      fromAddress: dana,
      toAddress: warehouse,
      packageDetails: parcel,
    });
    const { orderId } = await room.desk.createOrder({
      items: [{ rateId: rates[0]?.id ?? "", isReturn: true }],
    });
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(lastAsked(room)).toMatchObject({
      is_return: true,
      from_address: { name: warehouse.name },
      to_address: { name: dana.name },
    });
  });

  test("a parcel abroad goes with its customs block, in whole lines", async () => {
    await using room = await AccountRoom.open();
    const item = customs.customs_items[0];
    const { rates } = await room.desk.getRates({
      fromAddress: warehouse,
      toAddress: toronto,
      packageDetails: parcel,
      customsInfo: {
        ...customs,
        contents_type: "humanitarian_donation",
        customs_items: [{ ...customs.customs_items[0], quantity: 3, value: 10.1, weight: 2 }].map(
          (line) => ({ ...item, ...line }),
        ) as typeof customs.customs_items,
      },
    });
    expect(rates.map(({ carrier }) => carrier)).toEqual(["USPS", "DHL"]);
    expect(lastAsked(room)?.customs_info).toMatchObject({
      contents_type: "other",
      contents_explanation: "Humanitarian donation",
      customs_items: [{ quantity: 3, value: 30.3, weight: 6, hs_tariff_number: "420231" }],
    });
  });
});

describe("a quote that is older than the carrier's", () => {
  async function expired(name: string) {
    const room = await AccountRoom.open();
    const orderId = await room.order([name]);
    room.clock.jump(31 * 60_000);
    return { room, orderId };
  }

  test("is rated again, of the same shipment, and bought at the price that it has", async () => {
    const { room, orderId } = await expired("fine");
    await using _room = room;
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect(room.fake.seen.map(({ path }) => path.split("/").at(-1))).toContain("rerate");
    expect(room.fake.shipments()).toHaveLength(1);
  });

  test("dearer than quoted, it fails with both prices and costs nothing", async () => {
    const { room, orderId } = await expired("dearer");
    await using _room = room;
    const { labels } = await room.desk.purchaseLabels({ orderId });
    expect(labels[0]).toMatchObject({ code: "RATE_CHANGED", status: "failed" });
    expect(labels[0]?.message).toContain("quoted at 5.18 USD and costs 6.18 USD now");
    expect(room.wallet().available).toBe(100 * 1e8);
  });

  test("dearer by no more than the settings allow, it is bought, and what is spent is what it cost", async () => {
    const { room, orderId } = await expired("bit dearer");
    await using _room = room;
    await room.desk.updateSettings({ priceTolerance: { cents: 9, percent: 1 } });
    expect((await room.desk.purchaseLabels({ orderId })).labels[0]?.code).toBe("RATE_CHANGED");
    await room.desk.updateSettings({ priceTolerance: { cents: 10, percent: 0 } });
    expect((await room.desk.purchaseLabels({ orderId })).successCount).toBe(1);
    expect((await room.desk.getOrder({ id: orderId })).payment?.amountUsd).toBe(5.28);
    expect(await room.problems()).toEqual([]);
  });
});
