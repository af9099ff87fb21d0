import { expect, test } from "vitest";
import { behaviours } from "./fake-carrier.ts";
import { StationWorld } from "./station-world.ts";

test("each thing that a carrier can do to a purchase ends with the wallet charged for what was sold, and for nothing else", async () => {
  await using world = await StationWorld.open();
  await world.station.desk.deposit({ currency: "LTC", amount: "5" });
  const orderId = await world.order(behaviours.map((to) => ({ to })));
  const answer = await world.buy(orderId);
  expect(answer.body.data).toMatchObject({ totalLabels: 8 });
  expect(answer.body.data?.pendingCount).toBeGreaterThan(0);
  expect(await world.problems()).toEqual([]);
  expect(await world.settle()).toBe(true);
  const order = await world.station.desk.getOrder({ id: orderId });
  const outcome = Object.fromEntries(behaviours.map((name, n) => [name, order.items[n]?.status]));
  expect(outcome).toEqual({
    fine: "success",
    refused: "failed",
    "sold unheard": "success",
    "sold and thrown": "success",
    lost: "failed",
    "found late": "success",
    dearer: "failed",
    slow: "success",
  });
  expect(await world.problems()).toEqual([]);
  expect(world.carrierProblems()).toEqual([]);
});

test("a carrier that sells several labels under one tracking code, even in one order, is paid for each of them", async () => {
  await using world = await StationWorld.open();
  await world.station.desk.deposit({ currency: "LTC", amount: "5" });
  const twins = [{ to: "fine" as const }, { to: "same code again" as const }];
  const first = await world.buy(await world.order(twins));
  const second = await world.buy(await world.order(twins));
  expect(await world.settle()).toBe(true);
  expect(first.body.data).toMatchObject({ successCount: 2, pendingCount: 0 });
  expect(second.body.data).toMatchObject({ successCount: 2, pendingCount: 0 });
  expect(await world.problems()).toEqual([]);
  expect(world.carrierProblems()).toEqual([]);
  expect(world.station.errors).toEqual([]);
});
