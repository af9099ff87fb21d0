import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ManualClock } from "../manual-clock.ts";
import { parcel, warehouse } from "../seeds/warehouse.ts";
import { at } from "../service/batches/batch-room.ts";
import { allOrders } from "./audit.ts";
import { type Behaviour, readBook } from "./fake-carrier.ts";
import { watchDurableSteps } from "./moments.ts";
import { StationWorld } from "./station-world.ts";
import { type Wreck, Wrecks } from "./wrecks.ts";

const recipients: readonly Behaviour[] = ["fine", "refused", "sold unheard", "lost", "fine"];
const later = "2026-11-23T16:05:00.000Z";

function watch(world: StationWorld, moment: (name: string) => void): void {
  const { parts, config } = world.station.station;
  watchDurableSteps(parts, join(config.folder, "labels"), moment);
}

async function openShop(world: StationWorld): Promise<void> {
  const { desk } = world.station;
  await desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: warehouse }] });
  await desk.deposit({ currency: "LTC", amount: "5" });
}

async function press(world: StationWorld, id: string, usd: string): Promise<void> {
  await world.station.desk.buyBatch({ id, commandId: "the-press", expectedUsd: usd });
}

/**
 * Starts a station on what a crash left. The person, who may have seen no answer, presses the same button once more; then
 * every row has to end as its carrier decides, with one order and at most one label each.
 */
async function recover(wreck: Wreck, id: string, usd: string): Promise<void> {
  const clock = new ManualClock(Date.parse(later));
  await using world = await StationWorld.open({ folder: wreck.folder, clock, keep: true });
  ok(await world.settle(), "something is never settled");
  await press(world, id, usd);
  ok(await world.settle(), "something is never settled after the second press");
  const { desk } = world.station;
  const batch = await desk.getBatch({ id });
  strictEqual(batch.state, "open");
  const { rows } = await desk.listBatchRows({ id });
  const ends = rows.map(({ toAddress, status }) => [toAddress.name, status]);
  deepStrictEqual(
    ends,
    recipients.map((to) => [to, to === "fine" || to === "sold unheard" ? "bought" : "failed"]),
  );
  const orders = await allOrders(desk);
  strictEqual(orders.length, recipients.length, "a row has two orders, or none");
  deepStrictEqual(
    new Set(orders.map(({ orderId }) => orderId)),
    new Set(rows.map(({ order }) => order?.orderId)),
  );
  const sold = readBook(world.book).filter(({ state }) => state === "sold");
  strictEqual(sold.length, batch.counts.bought, "sold and bought differ");
  const paid = orders.flatMap(({ items }) => items).filter(({ status }) => status === "success");
  strictEqual(
    paid.reduce((sum, { rate }) => sum + Math.round(rate * 100), 0),
    sold.reduce((sum, { cents }) => sum + cents, 0),
    "the wallet and the carrier's book differ",
  );
  deepStrictEqual(await world.problems(), []);
  deepStrictEqual(world.carrierProblems(), []);
  deepStrictEqual(world.station.errors, []);
}

test("wherever the station is killed while it buys a batch, the queue goes on by itself and nothing is bought twice or lost", async () => {
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open({ moment: wrecks.take });
  await using _open = world;
  await openShop(world);
  const { desk, station } = world.station;
  const { id } = await desk.createBatch({ name: "Crash" });
  for (const [index, to] of recipients.entries())
    await desk.addBatchRow({
      id,
      orderNumber: `C-${index}`,
      toAddress: at(to),
      package: parcel,
    });
  await station.processAll();
  const { usd, count } = await desk.quoteBatch({ id });
  strictEqual(count, recipients.length);
  watch(world, wrecks.take);
  wrecks.recording = true;
  await press(world, id, usd);
  ok(await world.settle());
  wrecks.recording = false;
  for (const wreck of wrecks.list)
    await recover(wreck, id, usd).catch((error: unknown) => {
      throw new Error(`killed at: ${wreck.moment}`, { cause: error });
    });
  console.log(`${wrecks.list.length} states of the disk from`, Object.fromEntries(wrecks.moments));
  for (const point of ["CP1", "CP2", "CP3", "CP4", "CP5", "CP6", "CP7", "CP9", "CP12"])
    expect([...wrecks.moments.keys()].some((name) => name.startsWith(point))).toBe(true);
});

test("wherever the station is killed while it imports a file, the batch is there whole or not at all", async () => {
  using wrecks = new Wrecks(() => world.folder);
  const world = await StationWorld.open({ moment: wrecks.take });
  await using _open = world;
  await openShop(world);
  watch(world, wrecks.take);
  const count = 600;
  const lines = Array.from(
    { length: count },
    (_, n) => `F-${n},fine,${n + 1} Dexter Ave,Montgomery,AL,36130,US,10,8,4,18`,
  );
  const header =
    "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz)";
  const bytes = new TextEncoder().encode([header, ...lines].join("\n"));
  // Nothing is checked: only what the import itself writes is of interest.
  world.station.station.parts.batchWork.wakeChecker = () => {};
  wrecks.recording = true;
  await world.station.desk.importBatch({ fileName: "orders.csv", bytes });
  wrecks.recording = false;
  let [whole, gone] = [0, 0];
  for (const { folder, moment } of wrecks.list) {
    await using again = await StationWorld.open({ folder, keep: true });
    const { desk, station } = again.station;
    await station.parts.store.idle();
    const { batches } = await desk.listBatches({});
    if (batches.length === 0) gone += 1;
    else whole += 1;
    for (const { counts } of batches) strictEqual(counts.total, count, `killed at: ${moment}`);
  }
  expect(gone).toBeGreaterThan(3);
  expect(whole).toBeGreaterThan(0);
});
