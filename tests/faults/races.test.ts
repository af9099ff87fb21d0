import { expect, test } from "vitest";
import { parcel, warehouse } from "../seeds/warehouse.ts";
import { until } from "../doors/room.ts";
import { at } from "../service/batches/batch-room.ts";
import { openReceiver } from "../service/receiver.ts";
import { allOrders } from "./audit.ts";
import type { Behaviour } from "./fake-carrier.ts";
import { StationWorld } from "./station-world.ts";

async function agreed(world: StationWorld): Promise<void> {
  expect(await world.settle()).toBe(true);
  expect(await world.problems()).toEqual([]);
  expect(world.carrierProblems()).toEqual([]);
}

test("a batch that is being bought, and its orders bought by scripts and windows at the same moment, sell each row once", async () => {
  await using world = await StationWorld.open();
  const { desk, station } = world.station;
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await desk.deposit({ currency: "LTC", amount: "9" });
  const { id } = await desk.createBatch({});
  const names = ["fine", "sold unheard", "fine", "lost", "fine", "refused", "fine", "found late"];
  for (const [n, name] of names.entries())
    await desk.addBatchRow({ id, orderNumber: `R-${n}`, toAddress: at(name), package: parcel });
  await station.processAll();
  const { usd } = await desk.quoteBatch({ id });
  await desk.buyBatch({ id, commandId: "press", expectedUsd: usd });
  const meddling: Promise<unknown>[] = [];
  const seen = new Set<string>();
  await until(async () => {
    const { orders } = await desk.listOrders({ limit: 100 });
    for (const { orderId } of orders) {
      if (!seen.has(orderId))
        meddling.push(world.buy(orderId), station.invoke("purchaseLabels", { orderId }));
      seen.add(orderId);
    }
    return (await desk.getBatch({ id })).state === "open" || seen.size === names.length;
  });
  await Promise.all(meddling);
  await agreed(world);
  await station.processAll();
  const { rows } = await desk.listBatchRows({ id });
  const bought = rows.filter(({ status }) => status === "bought").map((row) => row.order?.orderId);
  expect(bought).toHaveLength(6);
  expect(new Set(bought).size).toBe(6);
  const sold = (await allOrders(desk)).filter(({ labels }) => labels.success > 0);
  expect(new Set(sold.map(({ orderId }) => orderId))).toEqual(new Set(bought));
  expect(world.carrier.calls.buy).toBeGreaterThan(6);
  expect(world.station.errors).toEqual([]);
});

test("voids that race with purchases, settling and each other pay each label back once", async () => {
  await using world = await StationWorld.open();
  const { desk, station } = world.station;
  await desk.deposit({ currency: "LTC", amount: "9" });
  const to: Behaviour[] = ["fine", "sold unheard", "refused", "found late", "fine"];
  const orderId = await world.order(to.map((name) => ({ to: name })));
  const script = await world.station.http();
  const { items } = await desk.getOrder({ id: orderId });
  const told: { success: boolean; item: string }[] = [];
  for (let round = 0; round < 6; round++) {
    const buys = [world.buy(orderId), station.invoke("purchaseLabels", { orderId })];
    const voids = items.flatMap(({ orderItemId }) => [
      station.invoke("voidLabel", { orderItemId }).then(({ success }) => success),
      script.voidLabel({ orderItemId }).then(
        () => true,
        () => false,
      ),
    ]);
    const settling = station.processAll();
    for (const [n, voided] of (await Promise.all(voids)).entries())
      told.push({ success: voided, item: items[n >> 1]?.orderItemId ?? "" });
    await Promise.all([...buys, settling]);
    await world.clock.advance(3_000);
  }
  await agreed(world);
  const refunded = told.filter(({ success }) => success).map(({ item }) => item);
  // Told once each: nobody hears twice that the same label was paid back.
  expect(new Set(refunded).size).toBe(refunded.length);
  const { items: after } = await desk.getOrder({ id: orderId });
  const ends = after.map(({ status }) => status);
  expect(ends).toEqual(["voided", "voided", "failed", "voided", "voided"]);
  const { balances } = await desk.getBalance({});
  expect(balances.find(({ currency }) => currency === "LTC")).toMatchObject({
    balance: 9,
    held: 0,
  });
});

test("a key that is revoked while its purchase runs has its answer; its next request is refused", async () => {
  await using world = await StationWorld.open();
  const { desk } = world.station;
  await desk.deposit({ currency: "LTC", amount: "9" });
  const orderId = await world.order([{ to: "slow" }, { to: "fine" }]);
  world.key = await world.station.key();
  const running = world.buy(orderId, undefined, "once");
  await until(() => world.carrier.calls.buy > 0);
  const { keys } = await desk.listKeys();
  for (const { id } of keys) await desk.revokeKey({ id });
  expect((await world.buy(orderId, undefined, "once")).status).toBe(401);
  expect(await running).toMatchObject({ status: 200, body: { data: { totalLabels: 2 } } });
  await agreed(world);
  const { items } = await desk.getOrder({ id: orderId });
  expect(items.map(({ status }) => status)).toEqual(["success", "success"]);
  expect(world.station.errors).toEqual([]);
});

test("webhooks that are deleted or get a new secret in the middle of a delivery end cleanly", async () => {
  const [gone, kept] = [await openReceiver(), await openReceiver()];
  try {
    await using world = await StationWorld.open();
    const { desk, station } = world.station;
    await desk.deposit({ currency: "LTC", amount: "9" });
    const events = ["label.created" as const, "label.failed" as const];
    const deleted = await desk.createWebhook({ webhookUrl: gone.url, events });
    const rotated = await desk.createWebhook({ webhookUrl: kept.url, events });
    const answers: (() => void)[] = [];
    const hold = (status: number) => (response: { writeHead(n: number): { end(): void } }) =>
      void answers.push(() => response.writeHead(status).end());
    gone.answer = hold(500);
    kept.answer = hold(500);
    await world.buy(await world.order([{ to: "fine" }]));
    await Promise.all([gone.received(1), kept.received(1)]);
    await desk.deleteWebhook({ id: deleted.id });
    const { secret } = await desk.rotateWebhookSecret({ id: rotated.id });
    expect(secret).not.toBe(rotated.secret);
    kept.answer = 200;
    for (const answer of answers) answer();
    await station.processAll();
    await world.clock.advance(10_000);
    await station.processAll();
    expect(gone.hits).toHaveLength(1);
    expect(kept.hits).toHaveLength(2);
    const [first, again] = kept.hits;
    expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(again?.body.equals(first?.body ?? Buffer.of())).toBe(true);
    // Old and new secret both sign what is sent after the change.
    expect(again?.headers["webhook-signature"]?.split(" ")).toHaveLength(2);
    const { deliveries } = await desk.listDeliveries({ id: rotated.id });
    expect(deliveries).toMatchObject([{ state: "delivered", attempts: 2 }]);
    expect(world.station.errors).toEqual([]);
  } finally {
    await Promise.all([gone.close(), kept.close()]);
  }
});
