import { expect, test } from "vitest";
import { failureOf } from "../doors/room.ts";
import { TestStation } from "../station.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";

async function bought(station: TestStation, recipient = dana) {
  await station.desk.deposit({ currency: "LTC", amount: "100" });
  const { orderId } = await orderFor(station.desk, [recipient]);
  const { labels } = await station.desk.purchaseLabels({ orderId });
  return { orderId, orderItemId: labels[0]?.orderItemId ?? "" };
}

async function refundOf(station: TestStation, orderId: string) {
  return (await station.desk.listRefunds({ orderId })).refunds[0];
}

test("a label's refund tells what was paid, and that it came back", async () => {
  await using station = await TestStation.open();
  const { orderId, orderItemId } = await bought(station);
  const before = await refundOf(station, orderId);
  expect(before).toMatchObject({ orderItemId, state: "none", at: null, currency: "LTC" });
  const { refund } = await station.desk.voidLabel({ orderItemId });
  expect(await refundOf(station, orderId)).toMatchObject({
    state: "refunded",
    at: expect.stringMatching(/^20/),
    amount: refund?.amount,
    amountUsd: before?.amountUsd,
  });
});

test("a refused void says why", async () => {
  await using station = await TestStation.open();
  const { orderId, orderItemId } = await bought(station);
  station.clock.jump(3 * 86_400_000);
  const failure = await failureOf(station.desk.voidLabel({ orderItemId }));
  expect(failure.code).toBe("LABEL_NOT_VOIDABLE");
  expect(await refundOf(station, orderId)).toMatchObject({
    state: "refused",
    reason: failure.message,
  });
});

test("refunds of an order that does not exist are refused", async () => {
  await using station = await TestStation.open();
  const failure = await failureOf(station.desk.listRefunds({ orderId: "ord_none" }));
  expect(failure.code).toBe("ORDER_NOT_FOUND");
});
