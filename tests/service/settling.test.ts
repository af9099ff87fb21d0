import { describe, expect, test } from "vitest";
import { doors, failureOf, Room, until } from "../doors/room.ts";
import { dana, magic, orderFor } from "../seeds/warehouse.ts";

const minute = 60_000;

async function boughtFrom(room: Room, name: string) {
  await room.fund();
  const { orderId } = await orderFor(room.client, [magic(name)]);
  const result = await room.client.purchaseLabels({ orderId });
  return { orderId, result };
}
async function ltcOf(room: Room) {
  return (await room.client.getBalance({})).balances.find(({ currency }) => currency === "LTC");
}

describe.each(doors)("outcomes that are not known at once, through %s", (door) => {
  test("a timeout is pending: the money is held and not spent", async () => {
    await using room = await Room.open(door);
    const { orderId, result } = await boughtFrom(room, "TIMEOUT BOUGHT");
    expect([result.successCount, result.pendingCount, result.failCount]).toEqual([0, 1, 0]);
    expect(result.labels[0]).toEqual({
      orderItemId: expect.any(String),
      success: false,
      status: "pending",
      trackingCode: null,
      labelUrl: null,
      labelFormats: {},
      documents: [],
      carrier: "USPS",
      service: expect.any(String),
      error: expect.stringMatching(/./),
      code: "CARRIER_TIMEOUT",
      message: expect.stringMatching(/./),
      retryable: false,
    });
    const order = await room.client.getOrder({ id: orderId });
    expect(order.paymentStatus).toBe("processing");
    expect(order.labels.pending).toBe(1);
    expect(order.payment).toBeNull();
    const ltc = await ltcOf(room);
    expect(ltc?.balance).toBe(100);
    expect(ltc?.held).toBeGreaterThan(0);
    expect(ltc?.available).toBeCloseTo(100 - (ltc?.held ?? 0), 8);
  });

  test("while it is pending, buying again is a 409", async () => {
    await using room = await Room.open(door);
    const { orderId } = await boughtFrom(room, "TIMEOUT LATE");
    const failure = await failureOf(room.client.purchaseLabels({ orderId }));
    expect(failure.code).toBe("PURCHASE_IN_PROGRESS");
  });

  test("a label that was sold after all is found by itself and paid once", async () => {
    await using room = await Room.open(door);
    const { orderId } = await boughtFrom(room, "TIMEOUT BOUGHT");
    await room.station.clock.advance(minute);
    await room.station.station.processAll();
    const order = await room.client.getOrder({ id: orderId });
    expect(order.paymentStatus).toBe("paid");
    expect(order.items[0]?.label?.trackingCode).toMatch(/^\d{22}$/);
    const { transactions = [] } = await room.client.getBalance({ includeTransactions: true });
    expect(transactions.map(({ type }) => type)).toEqual(["label_purchase", "deposit"]);
    expect((await ltcOf(room))?.held).toBe(0);
  });

  test("a carrier that knows nothing yet is asked until it does", async () => {
    await using room = await Room.open(door);
    const { orderId } = await boughtFrom(room, "TIMEOUT LATE");
    const statusAfter = async (ms: number) => {
      await room.station.clock.advance(ms);
      await room.station.station.processAll();
      return (await room.client.getOrder({ id: orderId })).paymentStatus;
    };
    expect(await statusAfter(9 * minute)).toBe("processing");
    expect(await statusAfter(16 * minute)).toBe("paid");
  });

  test("a label that was never sold fails, its money comes back, and it may be bought again", async () => {
    await using room = await Room.open(door);
    const { orderId } = await boughtFrom(room, "TIMEOUT LOST");
    await room.station.clock.advance(minute);
    await room.station.station.processAll();
    const order = await room.client.getOrder({ id: orderId });
    expect(order.paymentStatus).toBe("failed");
    expect(order.items[0]?.error).toMatchObject({ code: "CARRIER_TIMEOUT", retryable: true });
    expect(await ltcOf(room)).toEqual({ currency: "LTC", balance: 100, held: 0, available: 100 });
    const again = await room.client.purchaseLabels({ orderId });
    expect(again.pendingCount).toBe(1);
  });

  test("held money does not pay for anything else", async () => {
    await using room = await Room.open(door);
    const first = await orderFor(room.client, [magic("TIMEOUT LATE")]);
    const second = await orderFor(room.client);
    const need = Math.ceil((second.totalAmount * 1.1 * 1e8) / 80) / 1e8;
    await room.fund("LTC", need.toFixed(8));
    await room.client.purchaseLabels({ orderId: first.orderId });
    const { code, details } = await failureOf(
      room.client.purchaseLabels({ orderId: second.orderId, currency: "LTC" }),
    );
    expect(code).toBe("INSUFFICIENT_BALANCE");
    const ltc = await ltcOf(room);
    expect(ltc?.balance).toBeCloseTo(need, 8);
    expect(details["available"]).toBe(ltc?.available);
    expect(ltc?.available).toBeCloseTo(need - (ltc?.held ?? 0), 8);
  });

  test("one slow item keeps nothing from the others, and a second purchase waits outside", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { orderId } = await orderFor(room.client, [magic("SLOW"), dana]);
    const running = room.client.purchaseLabels({ orderId });
    await until(async () => (await room.client.getOrder({ id: orderId })).labels.success === 1);
    const second = await failureOf(room.client.purchaseLabels({ orderId }));
    expect(second.code).toBe("PURCHASE_IN_PROGRESS");
    await room.station.clock.advance(3_000);
    expect((await running).successCount).toBe(2);
  });

  test("a quote that expired after the order was made is rated again before it is paid", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { orderId, totalAmount } = await orderFor(room.client);
    await room.station.clock.advance(31 * minute);
    expect((await room.client.purchaseLabels({ orderId })).successCount).toBe(1);
    expect((await room.client.getOrder({ id: orderId })).payment?.amountUsd).toBe(totalAmount);
  });
});
