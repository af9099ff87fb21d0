import { describe, expect, test } from "vitest";
import { doors, failureOf, Room } from "../doors/room.ts";
import { dana, magic, orderFor } from "../seeds/warehouse.ts";

const entryKeys = [
  "carrier",
  "documents",
  "labelFormats",
  "labelUrl",
  "orderItemId",
  "service",
  "status",
  "success",
  "trackingCode",
];
const failedKeys = [...entryKeys, "code", "error", "message", "retryable"].sort();

describe.each(doors)("buying labels through %s", (door) => {
  test("a label is bought, and the answer has every documented field", async () => {
    await using room = await Room.open(door);
    await room.fund("LTC", "5");
    const { orderId, items, totalAmount } = await orderFor(room.client, [dana], {
      externalReference: "PO-7",
    });
    const result = await room.client.purchaseLabels({ orderId, currency: "LTC" });
    const url = expect.stringMatching(
      new RegExp(`^${room.station.url}/labels/[\\w-]{22,}\\.(pdf|png|300\\.png|zpl)$`),
    );
    expect(result).toEqual({
      orderId,
      externalReference: "PO-7",
      totalLabels: 1,
      successCount: 1,
      pendingCount: 0,
      failCount: 0,
      labels: [
        {
          orderItemId: items[0]?.orderItemId,
          success: true,
          status: "success",
          trackingCode: expect.stringMatching(/^\d{22}$/),
          labelUrl: url,
          carrier: "USPS",
          service: expect.any(String),
          labelFormats: { pdf: result.labels[0]?.labelUrl, png: url, png300: url, zpl: url },
          documents: [],
        },
      ],
    });
    const order = await room.client.getOrder({ id: orderId });
    expect(order.paymentStatus).toBe("paid");
    expect(order.labels).toEqual({ total: 1, success: 1, pending: 0, failed: 0 });
    expect(order.items[0]).toMatchObject({ status: "success", error: null });
    expect(order.items[0]?.label).toEqual(result.labels[0]);
    expect(order.payment).toEqual({
      currency: "LTC",
      amount: Math.ceil((totalAmount * 1e8) / 80) / 1e8,
      amountUsd: totalAmount,
      exchangeRate: 80,
      exchangeRateSource: "pinned",
      exchangeRateAt: null,
      transactionIds: [expect.any(String)],
      paidAt: "2026-11-23T16:00:00.000Z",
    });
  });

  test("the debit is the cost without the buffer, one transaction per label", async () => {
    await using room = await Room.open(door);
    await room.fund("BTC", "1");
    const { orderId, items, totalAmount } = await orderFor(room.client, [dana, dana]);
    await room.client.purchaseLabels({ orderId });
    const { balances, transactions = [] } = await room.client.getBalance({
      includeTransactions: true,
    });
    // 65,000 USD for one BTC, pinned in the sandbox; rounded up to 1e-8.
    const each = Math.ceil(((totalAmount / 2) * 1e8) / 65_000) / 1e8;
    const bought = transactions.filter(({ type }) => type === "label_purchase");
    expect(bought.map(({ amount }) => amount)).toEqual([-each, -each]);
    expect(new Set(bought.map(({ orderItemId }) => orderItemId))).toEqual(
      new Set(items.map(({ orderItemId }) => orderItemId)),
    );
    for (const transaction of bought)
      expect(transaction).toMatchObject({
        currency: "BTC",
        orderId,
        amountUsd: totalAmount / 2,
        exchangeRate: 65_000,
      });
    const left = Math.round((1 - 2 * each) * 1e8) / 1e8;
    expect(balances[0]).toEqual({ currency: "BTC", balance: left, held: 0, available: left });
  });

  test("items that fail leave the others alone, and only they are bought again", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const to = [dana, magic("REFUSED"), magic("UNAVAILABLE AT PURCHASE")];
    const { orderId } = await orderFor(room.client, to);
    const first = await room.client.purchaseLabels({ orderId });
    expect([first.totalLabels, first.successCount, first.pendingCount, first.failCount]).toEqual([
      3, 1, 0, 2,
    ]);
    const [good, refused, away] = first.labels;
    expect(Object.keys(good ?? {}).sort()).toEqual(entryKeys);
    for (const failed of [refused, away]) {
      expect(Object.keys(failed ?? {}).sort()).toEqual(failedKeys);
      expect(failed).toMatchObject({
        success: false,
        status: "failed",
        trackingCode: null,
        labelUrl: null,
        labelFormats: {},
        documents: [],
        carrier: "USPS",
      });
    }
    expect(refused).toMatchObject({ code: "CARRIER_REJECTED", retryable: false });
    expect(away).toMatchObject({ code: "CARRIER_UNAVAILABLE", retryable: true });
    const order = await room.client.getOrder({ id: orderId });
    expect(order.paymentStatus).toBe("partially_paid");
    expect(order.labels).toEqual({ total: 3, success: 1, pending: 0, failed: 2 });
    expect(order.items[1]?.error).toEqual({
      code: "CARRIER_REJECTED",
      message: expect.stringContaining("MAGIC REFUSED"),
      source: "carrier",
      retryable: false,
    });
    const again = await room.client.purchaseLabels({ orderId });
    expect(again.labels[0]).toEqual(good);
    const { transactions, balances } = await room.client.getBalance({ includeTransactions: true });
    expect(transactions?.filter(({ type }) => type === "label_purchase")).toHaveLength(1);
    expect(balances.map(({ held }) => held)).toEqual([0, 0, 0]);
  });

  test("an order that is bought whole is a 409 and costs nothing more", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { orderId } = await orderFor(room.client);
    await room.client.purchaseLabels({ orderId });
    const before = await room.client.getBalance({ includeTransactions: true });
    const failure = await failureOf(room.client.purchaseLabels({ orderId }));
    expect(failure.code).toBe("ORDER_ALREADY_PURCHASED");
    expect(await room.client.getBalance({ includeTransactions: true })).toEqual(before);
  });

  test("an unknown order or currency buys nothing", async () => {
    await using room = await Room.open(door);
    const unknown = room.client.purchaseLabels({ orderId: "ord_none" });
    expect((await failureOf(unknown)).code).toBe("ORDER_NOT_FOUND");
    for (const currency of ["DOGE", "btc", ""]) {
      const wrong = { orderId: "ord_none", currency: currency as "BTC" };
      const { code, errors } = await failureOf(room.client.purchaseLabels(wrong));
      expect([code, errors[0]?.field]).toEqual(["VALIDATION_ERROR", "currency"]);
      expect(errors[0]?.message).toContain("BTC, LTC, LTCT");
    }
  });

  test("a price that the carrier raised is refused with both prices and charges nothing", async () => {
    await using room = await Room.open(door);
    await room.fund();
    const { orderId } = await orderFor(room.client, [magic("PRICE CHANGED")]);
    const { labels, failCount } = await room.client.purchaseLabels({ orderId });
    expect(failCount).toBe(1);
    expect(labels[0]).toMatchObject({ code: "RATE_CHANGED", retryable: false });
    expect((await room.client.getOrder({ id: orderId })).paymentStatus).toBe("failed");
    const { balances } = await room.client.getBalance({});
    expect(balances[1]).toEqual({ currency: "LTC", balance: 100, held: 0, available: 100 });
  });
});
