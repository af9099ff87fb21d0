import { expect, test } from "vitest";
import { failureOf } from "../doors/room.ts";
import { AccountRoom } from "./account-room.ts";

const hour = 3_600_000;

async function asked() {
  const room = await AccountRoom.open();
  const { orderId, labels } = await room.buy("fine");
  const orderItemId = labels[0]?.orderItemId ?? "";
  const answer = await room.desk.voidLabel({ orderItemId });
  return { room, orderId, orderItemId, answer };
}

function refundCalls(room: AccountRoom): number {
  return room.fake.seen.filter(({ path }) => path.endsWith("/refund")).length;
}

test("a refund that takes days is asked for once, survives restarts, and pays when the carrier does", async () => {
  const { room, orderId, orderItemId, answer } = await asked();
  await using _room = room;
  expect(answer).toMatchObject({ status: "submitted", refund: null, message: expect.any(String) });
  const spent = room.wallet().balance;
  expect((await room.desk.voidLabel({ orderItemId })).submittedAt).toBe(answer.submittedAt);
  for (let day = 0; day < 5; day++) {
    await room.stop();
    room.clock.jump(24 * hour);
    await room.start();
    await room.settle();
    expect(room.wallet().balance).toBe(spent);
  }
  expect((await room.desk.listRefunds({ orderId })).refunds[0]?.state).toBe("submitted");
  const before = room.fake.seen.length;
  for (let round = 0; round < 10; round++) await room.station.station.processAll();
  // Not asked at every turn: the carrier takes its time.
  expect(room.fake.seen.length - before).toBeLessThanOrEqual(1);
  room.fake.refunds.decide("refunded");
  room.clock.jump(7 * hour);
  await room.settle();
  expect((await room.desk.listRefunds({ orderId })).refunds[0]?.state).toBe("refunded");
  expect(room.wallet().balance).toBe(100 * 1e8);
  expect(refundCalls(room)).toBe(1);
  expect(await room.problems()).toEqual([]);
});

test("a refund that the carrier rejects leaves the money spent and says why", async () => {
  const { room, orderId, orderItemId } = await asked();
  await using _room = room;
  room.fake.refunds.decide("rejected");
  room.clock.jump(hour);
  await room.settle();
  const [refund] = (await room.desk.listRefunds({ orderId })).refunds;
  expect(refund).toMatchObject({ state: "refused", reason: expect.stringContaining("rejected") });
  expect((await failureOf(room.desk.voidLabel({ orderItemId }))).code).toBe("LABEL_NOT_VOIDABLE");
  expect(await room.problems()).toEqual([]);
});

test("a refund whose answer was lost is found by looking, not asked for twice", async () => {
  await using room = await AccountRoom.open();
  const { labels } = await room.buy("fine");
  const orderItemId = labels[0]?.orderItemId ?? "";
  room.fake.setWeather(({ path }) => (path.endsWith("/refund") ? "drop" : null));
  expect((await failureOf(room.desk.voidLabel({ orderItemId }))).code).toBe("CARRIER_TIMEOUT");
  room.fake.setWeather(null);
  await room.settle();
  room.fake.refunds.decide("refunded");
  room.clock.jump(24 * hour);
  await room.settle();
  expect(room.wallet().balance).toBe(100 * 1e8);
  expect(await room.problems()).toEqual([]);
});
