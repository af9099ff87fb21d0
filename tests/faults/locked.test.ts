import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { holdLock } from "../hold-lock.ts";
import { StationWorld } from "./station-world.ts";

test("a database that another program holds for more than 5 seconds answers 503, while everybody else is served", async () => {
  await using world = await StationWorld.open();
  const { desk } = world.station;
  await desk.deposit({ currency: "LTC", amount: "5" });
  const orderId = await world.order([{ to: "fine" }]);
  world.key = await world.station.key();
  const lock = holdLock(world.station);
  const began = performance.now();
  const over = new AbortController();
  const buying = world.buy(orderId).finally(() => over.abort());
  let [reads, slowest] = [0, 0];
  while (!over.signal.aborted) {
    const start = performance.now();
    await desk.getOrder({ id: orderId });
    slowest = Math.max(slowest, performance.now() - start);
    reads += 1;
    await delay(5);
  }
  const answer = await buying;
  const waited = performance.now() - began;
  console.log(
    `refused after ${Math.round(waited)} ms; ${reads} reads meanwhile, the slowest ${slowest.toFixed(1)} ms`,
  );
  expect([answer.status, answer.body.code]).toEqual([503, "STORAGE_UNAVAILABLE"]);
  expect(waited).toBeGreaterThanOrEqual(4_900);
  // A station that waited for the lock in one piece would answer nothing for five seconds.
  expect(reads).toBeGreaterThan(50);
  expect(slowest).toBeLessThan(2_000);
  expect(world.carrier.calls.buy).toBe(0);
  lock.release();
  expect((await world.buy(orderId)).body.data?.successCount).toBe(1);
  expect(await world.problems()).toEqual([]);
});

test("a lock that is held for a moment only delays the purchase", async () => {
  await using world = await StationWorld.open();
  await world.station.desk.deposit({ currency: "LTC", amount: "5" });
  const orderId = await world.order([{ to: "fine" }]);
  world.key = await world.station.key();
  const lock = holdLock(world.station);
  const buying = world.buy(orderId);
  await delay(200);
  expect(world.carrier.calls.buy).toBe(0);
  lock.release();
  expect((await buying).body.data?.successCount).toBe(1);
});
