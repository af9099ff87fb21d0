import { expect, test } from "vitest";
import { AccountRoom } from "./account-room.ts";

async function transactions(room: AccountRoom) {
  const { transactions = [] } = await room.desk.getBalance({ includeTransactions: true });
  return transactions.map(({ type, amountUsd, description }) => ({ type, amountUsd, description }));
}

test("what an account charged beside the rate is booked with its fees, in the same moment", async () => {
  await using room = await AccountRoom.open();
  const { orderId } = await room.buy("insured");
  const [adjustment, purchase] = await transactions(room);
  expect(purchase).toMatchObject({ type: "label_purchase", amountUsd: 5.18 });
  expect(adjustment).toEqual({
    type: "adjustment",
    amountUsd: 0.5,
    description: "USPS charged 5.68 USD (Postage 5.18, Insurance 0.50), quoted 5.18",
  });
  expect((await room.desk.getOrder({ id: orderId })).payment?.amountUsd).toBe(5.68);
  // 5.68 USD at 80 USD.
  expect(room.wallet().balance).toBe(100 * 1e8 - 7_100_000);
  expect(await room.problems()).toEqual([]);
});

test("what an account charged less comes back", async () => {
  await using room = await AccountRoom.open();
  await room.buy("cheaper");
  expect((await transactions(room))[0]).toMatchObject({ type: "adjustment", amountUsd: 0.4 });
  expect(room.wallet().balance).toBe(100 * 1e8 - 5_975_000);
  expect(await room.problems()).toEqual([]);
});

test("what the wallet cannot pay stays due, goes before anything new, and is booked once there is money; no wallet is overdrawn", async () => {
  // 0.1 LTC are 8 USD: enough for the label and its buffer, not for the 90 USD beside it.
  await using room = await AccountRoom.open({ units: 10_000_000 });
  const { successCount } = await room.buy("much dearer");
  expect(successCount).toBe(1);
  expect(room.wallet()).toEqual({ balance: 0, held: 0, available: 0 });
  expect(await room.problems()).toEqual([]);
  await room.fund(50_000_000);
  await room.stop();
  await room.start();
  await room.settle();
  expect(room.wallet().balance).toBe(0);
  await room.fund(100_000_000);
  // The first purchase after it finds only what is left of it.
  await room.settle();
  // 95.18 USD at 80 USD.
  expect(room.wallet().balance).toBe(160_000_000 - 118_975_000);
  expect(await room.problems()).toEqual([]);
});

test("a refund gives back everything that was debited, the fees as well", async () => {
  await using room = await AccountRoom.open();
  room.fake.refunds.atOnce = true;
  for (const way of ["insured", "cheaper"]) {
    const { labels } = await room.buy(way);
    const { status } = await room.desk.voidLabel({ orderItemId: labels[0]?.orderItemId ?? "" });
    expect(status).toBe("voided");
  }
  expect(room.wallet()).toEqual({ balance: 100 * 1e8, held: 0, available: 100 * 1e8 });
  expect(await room.problems()).toEqual([]);
});
