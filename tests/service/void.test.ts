import { describe, expect, test } from "vitest";
import { doors, failureOf, Room } from "../doors/room.ts";
import { dana, magic, orderFor } from "../seeds/warehouse.ts";

async function bought(room: Room, recipients = [dana]) {
  await room.fund();
  const { orderId } = await orderFor(room.client, recipients);
  const { labels } = await room.client.purchaseLabels({ orderId });
  return { orderId, labels };
}
const ids = (labels: readonly { orderItemId: string }[]) =>
  labels.map(({ orderItemId }) => orderItemId);
async function newest(room: Room) {
  return (await room.client.getBalance({ includeTransactions: true })).transactions?.[0];
}

describe.each(doors)("voiding a label through %s", (door) => {
  test("what was debited comes back, in the same currency", async () => {
    await using room = await Room.open(door);
    const { orderId, labels } = await bought(room);
    const debit = await newest(room);
    const [orderItemId = ""] = ids(labels);
    const answer = await room.client.voidLabel({ orderItemId });
    expect(answer).toEqual({
      orderItemId,
      status: "voided",
      refund: {
        currency: "LTC",
        amount: -(debit?.amount ?? 0),
        transactionId: expect.stringMatching(/^txn_/),
      },
      submittedAt: null,
      message: null,
    });
    expect(await newest(room)).toMatchObject({
      id: answer.refund?.transactionId,
      type: "label_refund",
      amount: answer.refund?.amount,
      balanceAfter: 100,
      orderId,
      orderItemId,
    });
    const order = await room.client.getOrder({ id: orderId });
    expect([order.paymentStatus, order.items[0]?.status]).toEqual(["refunded", "voided"]);
    expect(order.payment).toMatchObject({ amount: 0, amountUsd: 0 });
    const code = labels[0]?.trackingCode ?? "";
    expect((await room.client.getTracking({ code })).status).toBe("cancelled");
  });

  test("one of two is a partial refund, the second makes it whole", async () => {
    await using room = await Room.open(door);
    const { orderId, labels } = await bought(room, [dana, dana]);
    const [first = "", second = ""] = ids(labels);
    const status = async () => (await room.client.getOrder({ id: orderId })).paymentStatus;
    await room.client.voidLabel({ orderItemId: first });
    expect(await status()).toBe("partially_refunded");
    await room.client.voidLabel({ orderItemId: second });
    expect(await status()).toBe("refunded");
    expect((await newest(room))?.balanceAfter).toBe(100);
  });

  test("twice is refused, also at the same moment, and pays back once", async () => {
    await using room = await Room.open(door);
    const { labels } = await bought(room);
    const [orderItemId = ""] = ids(labels);
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => room.client.voidLabel({ orderItemId })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const entry of tries)
      if (entry.status === "rejected")
        expect(entry.reason).toMatchObject({ code: "LABEL_NOT_VOIDABLE" });
    const { transactions = [] } = await room.client.getBalance({ includeTransactions: true });
    expect(transactions.filter(({ type }) => type === "label_refund")).toHaveLength(1);
  });

  test("after the first scan it is too late", async () => {
    await using room = await Room.open(door);
    const { orderId, labels } = await bought(room);
    room.station.clock.jump(3 * 86_400_000);
    const [orderItemId = ""] = ids(labels);
    const failure = await failureOf(room.client.voidLabel({ orderItemId }));
    expect(failure.code).toBe("LABEL_NOT_VOIDABLE");
    expect((await room.client.getOrder({ id: orderId })).paymentStatus).toBe("paid");
    expect((await newest(room))?.type).toBe("label_purchase");
  });

  test("an item without a label has nothing to void", async () => {
    await using room = await Room.open(door);
    const { labels } = await bought(room, [magic("REFUSED")]);
    for (const orderItemId of [...ids(labels), "item_none"])
      expect((await failureOf(room.client.voidLabel({ orderItemId }))).code).toBe(
        "LABEL_NOT_FOUND",
      );
  });

  test("a voided label is not bought again by buying its order again", async () => {
    await using room = await Room.open(door);
    const { orderId, labels } = await bought(room);
    await room.client.voidLabel({ orderItemId: ids(labels)[0] ?? "" });
    expect((await failureOf(room.client.purchaseLabels({ orderId }))).code).toBe(
      "ORDER_ALREADY_PURCHASED",
    );
  });
});
