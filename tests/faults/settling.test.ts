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
