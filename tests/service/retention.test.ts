import { expect, test } from "vitest";
import { examine } from "#electron/doctor.ts";
import { openKeeper } from "#electron/service/retention/keeper.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { ManualClock } from "../manual-clock.ts";
import { dana, magic, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { temporaryFolder } from "../store/open-database.ts";
import { batchOf, buyAll, openWarehouse, rowsOf, rowTo } from "./batches/batch-room.ts";
import { openReceiver } from "./receiver.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Lets days pass without anything ringing in them, then removes what is too old. */
async function keep({ clock, station }: TestStation, days: number) {
  clock.jump(days * dayMs);
  const keeper = openKeeper(station.parts);
  try {
    return await keeper.run();
  } finally {
    await keeper.close();
  }
}

function count({ station }: TestStation, table: string): number {
  return station.parts.store.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
}

test("deliveries that ended thirty days ago go with their attempts and events, and the ledger still holds", async () => {
  await using shop = await openWarehouse();
  const receiver = await openReceiver();
  try {
    const { desk } = shop;
    const events: ("label.created" | "label.failed")[] = ["label.created", "label.failed"];
    await desk.createWebhook({ webhookUrl: receiver.url, events });
    const { orderId } = await orderFor(desk, [dana, magic("REFUSED")]);
    await desk.purchaseLabels({ orderId });
    await shop.station.processAll();
    expect([count(shop, "delivery"), count(shop, "webhook_attempt"), count(shop, "event")]).toEqual(
      [2, 2, 2],
    );
    expect(await keep(shop, 29)).toMatchObject({ "webhook deliveries": 0, "webhook events": 0 });
    expect(await keep(shop, 2)).toMatchObject({ "webhook deliveries": 2, "webhook events": 2 });
    expect([count(shop, "delivery"), count(shop, "webhook_attempt"), count(shop, "event")]).toEqual(
      [0, 0, 0],
    );
    expect(checkLedger(shop.station.parts.store.db)).toEqual([]);
  } finally {
    await receiver.close();
  }
});

test("an event whose delivery still waits stays, however old it is", async () => {
  await using shop = await openWarehouse();
  const { desk } = shop;
  const webhook = await desk.createWebhook({
    webhookUrl: "http://127.0.0.1:9/nobody",
    events: ["label.created"],
  });
  const { orderId } = await orderFor(desk);
  await desk.purchaseLabels({ orderId });
  await keep(shop, 400);
  expect([count(shop, "delivery"), count(shop, "event")]).toEqual([1, 1]);
  await desk.deleteWebhook({ id: webhook.id });
  await keep(shop, 0);
  expect(count(shop, "event")).toBe(0);
});

test("an event that is missing is still found out when it is younger than what was removed", async () => {
  await using shop = await openWarehouse();
  const { desk } = shop;
  const buy = async () => {
    const { orderId } = await orderFor(desk);
    await desk.purchaseLabels({ orderId });
  };
  await buy();
  await keep(shop, 31);
  await buy();
  const { db } = shop.station.parts.store;
  expect(checkLedger(db)).toEqual([]);
  db.exec("DELETE FROM event");
  expect(checkLedger(db)).toEqual([
    expect.stringContaining("every label and every final failure was told once"),
  ]);
});

test("quotes that nothing was made of go after a week; an order keeps its own and can still be bought", async () => {
  await using shop = await openWarehouse();
  const { desk } = shop;
  await desk.getRates({ fromAddress: warehouse, toAddress: dana, packageDetails: parcel });
  const { orderId } = await orderFor(desk);
  const before = count(shop, "quote");
  expect((await keep(shop, 6)).quotes).toBe(0);
  // Of two shipments and all their quotes, the order's stay.
  expect((await keep(shop, 2)).quotes).toBe(before);
  expect([count(shop, "quote"), count(shop, "shipment")]).toEqual([1, 1]);
  expect(await desk.purchaseLabels({ orderId })).toMatchObject({ successCount: 1 });
  expect(checkLedger(shop.station.parts.store.db)).toEqual([]);
});

test("a row that is not bought yet keeps every rate to choose from, and is bought half a year later", async () => {
  await using shop = await openWarehouse();
  const { desk } = shop;
  const id = await batchOf(shop, [rowTo("Ada"), rowTo("Iris")]);
  const [ada, iris] = await rowsOf(shop, id);
  await buyAll(shop, id, { rowIds: [ada?.rowId ?? ""] });
  const rates = (await desk.getBatchRow({ rowId: iris?.rowId ?? "" })).rates.length;
  expect(rates).toBeGreaterThan(3);
  await keep(shop, 200);
  expect((await desk.getBatchRow({ rowId: iris?.rowId ?? "" })).rates).toHaveLength(rates);
  expect((await desk.getBatchRow({ rowId: ada?.rowId ?? "" })).rates).toHaveLength(1);
  const bought = await buyAll(shop, id, { commandId: "buy-2" });
  expect(bought.counts).toMatchObject({ bought: 2 });
});

test("a batch that came to its end goes after half a year, its orders and labels stay", async () => {
  using folder = temporaryFolder();
  const data = folder.file("data");
  const shop = await openWarehouse({ data });
  const { desk } = shop;
  const id = await batchOf(shop, [rowTo("Ada"), rowTo("Iris")]);
  const [ada] = await rowsOf(shop, id);
  await desk.editBatchRows({ id, rowIds: [ada?.rowId ?? ""], changes: { notes: "Gift" } });
  await shop.station.processAll();
  await buyAll(shop, id);
  const { total } = (await desk.listOrders({})).pagination;
  expect(await keep(shop, 31)).toMatchObject({ "batch edits": 2, batches: 0 });
  expect(await desk.listBatches({})).toMatchObject({ pagination: { total: 1 } });
  expect((await keep(shop, 150)).batches).toBe(3);
  expect(await desk.listBatches({})).toMatchObject({ pagination: { total: 0 } });
  expect((await desk.listOrders({})).pagination.total).toBe(total);
  expect(count(shop, "label")).toBe(2);
  const { config } = shop.station;
  await shop.close();
  expect((await examine(config)).findings.filter(({ ok }) => !ok)).toEqual([]);
});

test("a batch with a row that waits for a person never goes", async () => {
  await using shop = await openWarehouse();
  const id = await batchOf(shop, [rowTo("Ada"), rowTo("Iris")]);
  const [ada] = await rowsOf(shop, id);
  await buyAll(shop, id, { rowIds: [ada?.rowId ?? ""] });
  expect((await keep(shop, 1000)).batches).toBe(0);
  expect(await rowsOf(shop, id)).toHaveLength(2);
});

test("the keeper begins by itself, rests between slices, and goes on where a stop cut it short", async () => {
  using folder = temporaryFolder();
  const data = folder.file("data");
  const clock = new ManualClock();
  const ask = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };
  {
    await using shop = await TestStation.open({ data, clock });
    for (let made = 0; made < 30; made++) await shop.desk.getRates(ask);
  }
  clock.jump(8 * dayMs);
  const left: number[] = [];
  for (let life = 0; life < 3; life++) {
    await using shop = await TestStation.open({ data, clock });
    // Ten minutes after the start, one slice at a time.
    await clock.advance(10 * 60_000 + life * 120);
    await shop.station.parts.store.idle();
    left.push(count(shop, "shipment"));
  }
  expect(left[0]).toBe(30);
  await using shop = await TestStation.open({ data, clock });
  for (let second = 0; second < 660; second++) await clock.advance(1000);
  await shop.station.parts.store.idle();
  expect([count(shop, "shipment"), count(shop, "quote")]).toEqual([0, 0]);
  expect(shop.errors).toEqual([]);
});

test("a station that may not write removes nothing and says nothing", async () => {
  await using shop = await TestStation.open();
  await shop.desk.getRates({ fromAddress: warehouse, toAddress: dana, packageDetails: parcel });
  const before = count(shop, "quote");
  shop.station.parts.store.refuse("The journal was changed.");
  shop.clock.jump(30 * dayMs);
  for (let minute = 0; minute < 20; minute++) await shop.clock.advance(60_000);
  expect(count(shop, "quote")).toBe(before);
  expect(shop.lines.filter(({ message }) => message.includes("too old"))).toEqual([]);
});
