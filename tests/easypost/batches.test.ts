import { expect, test } from "vitest";
import { batchesWithoutNetwork } from "#electron/store/batches/queue.ts";
import { until } from "../doors/room.ts";
import { warehouse } from "../seeds/warehouse.ts";
import { batchOf, buyAll, rowsOf, rowTo } from "../service/batches/batch-room.ts";
import { AccountRoom } from "./account-room.ts";

async function checked(room: AccountRoom, rows: number): Promise<string> {
  await room.desk.updateSettings({
    shipFrom: [{ id: "main", name: "Main", address: warehouse }],
    customs: { signer: "Ada Quist" },
  });
  const wanted = Array.from({ length: rows }, (_, n) => rowTo(`Recipient ${n}`));
  return batchOf(room.station, wanted);
}

function sold(room: AccountRoom): number {
  return room.fake.shipments().filter(({ sale }) => sale).length;
}

test("the network is gone in the middle of a batch: the queue stands still instead of failing row after row, and goes on where it stopped", async () => {
  await using room = await AccountRoom.open();
  const id = await checked(room, 10);
  const gone: Promise<void>[] = [];
  room.fake.setWeather(({ path }) => {
    if (path.endsWith("/buy") && sold(room) === 3 && gone.length === 0)
      gone.push(room.fake.unplug());
    return null;
  });
  await buyAll(room.station, id);
  await Promise.all(gone);
  await room.station.station.processAll();
  const paused = await room.desk.getBatch({ id });
  expect(paused).toMatchObject({
    state: "paused",
    pausedReason: { code: "CARRIER_UNREACHABLE", message: expect.stringContaining("EasyPost") },
  });
  // No more than the lanes that were open met it.
  expect(paused.counts.failed).toBeLessThanOrEqual(3);
  room.fake.setWeather(null);
  await room.fake.plugIn();
  await room.clock.advance(900_000);
  await room.settle();
  // It takes itself up again: nobody has to stand by until the network is back.
  await until(
    () =>
      room.station.station.parts.store.read((db) => batchesWithoutNetwork.all(db, {})).length === 0,
  );
  await room.settle();
  // Purchases that were cut off in the middle count as not bought by now; a person takes them up again.
  const failed = (await rowsOf(room.station, id)).filter(({ status }) => status === "failed");
  if (failed.length > 0)
    await buyAll(room.station, id, {
      commandId: "again",
      rowIds: failed.map(({ rowId }) => rowId),
    });
  await room.settle();
  expect((await room.desk.getBatch({ id })).counts.bought).toBe(10);
  expect(sold(room)).toBe(10);
  expect(await room.problems()).toEqual([]);
});

test("no more calls are under way than the account takes at once, however many labels are bought", async () => {
  await using room = await AccountRoom.open();
  const orderId = await room.order(Array.from({ length: 14 }, () => "slow"));
  const buying = room.desk.purchaseLabels({ orderId });
  let most = 0;
  while (sold(room) < 14) {
    await until(() => room.fake.heldBack() > 0);
    for (let turn = 0; turn < 200; turn++) await new Promise((next) => setImmediate(next));
    most = Math.max(most, room.fake.heldBack());
    room.fake.letGo();
    await until(() => sold(room) === 14 || room.fake.heldBack() > 0);
  }
  expect((await buying).successCount).toBe(14);
  expect(most).toBe(6);
  expect(await room.problems()).toEqual([]);
});
