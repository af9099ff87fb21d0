import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { StationError } from "#shared/contract/errors.ts";
import { warehouse } from "../../seeds/warehouse.ts";
import { TestStation } from "../../station.ts";
import { batchOf, buyAll, heldCarriers, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

const names = (count: number) => Array.from({ length: count }, (_, n) => rowTo(`Recipient ${n}`));

/** How many rows the queue buys at once. */
const atOnce = 6;

async function startBuying(station: TestStation, id: string) {
  const { usd } = await station.desk.quoteBatch({ id });
  return station.desk.buyBatch({ id, commandId: "buy", expectedUsd: usd });
}

test("a paused queue ends what is under way, begins nothing more, and goes on when it is resumed", async () => {
  const held = heldCarriers();
  await using station = await openWarehouse({ carriers: held.carriers });
  const id = await batchOf(station, names(atOnce + 4));
  await startBuying(station, id);
  await expect.poll(held.calls).toBe(atOnce);
  expect(await station.desk.pauseBatch({ id })).toMatchObject({
    state: "paused",
    pausedReason: null,
  });
  held.open();
  await station.station.processAll();
  expect((await station.desk.getBatch({ id })).counts).toMatchObject({
    bought: atOnce,
    queued: 4,
  });
  await station.desk.resumeBatch({ id });
  await station.station.processAll();
  expect(await station.desk.getBatch({ id })).toMatchObject({
    state: "open",
    counts: { bought: atOnce + 4, queued: 0 },
  });
});

test("cancelling takes out what has not begun; nothing was charged for it and it can be bought later", async () => {
  const held = heldCarriers();
  await using station = await openWarehouse({ carriers: held.carriers });
  const id = await batchOf(station, names(atOnce + 3));
  await startBuying(station, id);
  await expect.poll(held.calls).toBe(atOnce);
  await station.desk.cancelBatch({ id });
  held.open();
  await station.station.processAll();
  expect(await station.desk.getBatch({ id })).toMatchObject({
    state: "open",
    counts: { bought: atOnce, ready: 3, queued: 0 },
  });
  expect((await station.desk.listOrders({})).orders).toHaveLength(atOnce);
  expect((await buyAll(station, id, { commandId: "later" })).counts.bought).toBe(atOnce + 3);
});

test("a batch that is being bought is neither edited nor deleted nor bought a second time", async () => {
  const held = heldCarriers();
  await using station = await openWarehouse({ carriers: held.carriers });
  const id = await batchOf(station, names(2));
  await startBuying(station, id);
  await expect.poll(held.calls).toBe(2);
  const [row] = await rowsOf(station, id);
  const rowIds = [row?.rowId ?? ""];
  await expect(
    station.desk.editBatchRows({ id, rowIds, changes: { notes: "late" } }),
  ).rejects.toMatchObject({ code: "ROW_NOT_EDITABLE" });
  await expect(station.desk.deleteBatch({ id })).rejects.toMatchObject({ code: "BATCH_BUSY" });
  await expect(
    station.desk.buyBatch({ id, commandId: "other", expectedUsd: "1" }),
  ).rejects.toMatchObject({ code: "BATCH_BUSY" });
  held.open();
  await station.station.processAll();
  await expect(station.desk.deleteBatch({ id })).rejects.toMatchObject({ code: "BATCH_BUSY" });
});

test("a sum that the person did not see buys nothing and names both sums", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, names(2));
  const { usd } = await station.desk.quoteBatch({ id });
  await expect(
    station.desk.buyBatch({ id, commandId: "buy", expectedUsd: "1.00" }),
  ).rejects.toMatchObject({ code: "PRICE_CHANGED", details: { expectedUsd: "1.00", usd } });
  expect((await station.desk.listOrders({})).orders).toEqual([]);
});

test("a balance that does not cover the whole batch with its buffer buys none of it", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, names(3));
  const quote = await station.desk.quoteBatch({ id, currency: "BTC" });
  expect(quote).toMatchObject({ sufficient: false, available: "0.00000000" });
  await expect(
    station.desk.buyBatch({ id, commandId: "buy", currency: "BTC", expectedUsd: quote.usd }),
  ).rejects.toMatchObject({
    code: "INSUFFICIENT_BALANCE",
    details: { currency: "BTC", required: Number(quote.required) },
  });
  expect((await station.desk.getBatch({ id })).counts.ready).toBe(3);
});

test("when the money runs out midway the queue pauses with the reason, and goes on after a deposit", async () => {
  let price = 80_000_000;
  await using station = await openWarehouse({
    exchange: { rate: async () => ({ priceMicros: price, asOfMs: 0, source: "test" }) },
    // The coin loses its worth with the first label that is sold.
    carriers: (own) => {
      const gateway = own();
      return {
        ...gateway,
        buy(request) {
          price = 10_000;
          return gateway.buy(request);
        },
      };
    },
  });
  const id = await batchOf(station, names(atOnce + 3));
  const { usd } = await station.desk.quoteBatch({ id, currency: "LTC" });
  await station.desk.buyBatch({ id, commandId: "buy", currency: "LTC", expectedUsd: usd });
  await station.station.processAll();
  const paused = await station.desk.getBatch({ id });
  expect(paused).toMatchObject({
    state: "paused",
    pausedReason: { code: "INSUFFICIENT_BALANCE" },
    counts: { bought: atOnce, queued: 3, failed: 0 },
  });
  price = 80_000_000;
  await station.desk.resumeBatch({ id });
  await station.station.processAll();
  expect(await station.desk.getBatch({ id })).toMatchObject({
    state: "open",
    pausedReason: null,
    counts: { bought: atOnce + 3 },
  });
  expect((await station.desk.listOrders({})).orders).toHaveLength(atOnce + 3);
});

/** Rates become dearer by this many cents. */
function dearer(by: () => number) {
  return (own: () => CarrierGateway): CarrierGateway => {
    const gateway = own();
    return {
      ...gateway,
      async rates(request) {
        const answer = await gateway.rates(request);
        return {
          ...answer,
          rates: answer.rates.map((rate) => ({ ...rate, cents: rate.cents + by() })),
        };
      },
    };
  };
}

test("a rate that went stale and became dearer fails its row with both prices; a second look buys it at the new one", async () => {
  let more = 0;
  await using station = await openWarehouse({ carriers: dearer(() => more) });
  const id = await batchOf(station, [rowTo("Ann")]);
  await station.clock.advance(31 * 60_000);
  const quote = await station.desk.quoteBatch({ id });
  expect(quote.expired).toBe(1);
  more = 25;
  await buyAll(station, id);
  const [failed] = await rowsOf(station, id);
  expect(failed).toMatchObject({ status: "failed", order: null });
  const reason = failed?.problems.find(({ code }) => code === "RATE_CHANGED")?.message ?? "";
  const now = (Number(quote.usd) + 0.25).toFixed(2);
  expect(reason).toContain(`quoted at ${quote.usd} USD`);
  expect(reason).toContain(`costs ${now} USD now`);
  expect(failed?.rate?.rate.toFixed(2)).toBe(now);
  const { counts } = await buyAll(station, id, {
    commandId: "again",
    rowIds: [failed?.rowId ?? ""],
  });
  expect(counts.bought).toBe(1);
});

test("a rate that went stale and became cheaper is bought at the lower price", async () => {
  let more = 50;
  await using station = await openWarehouse({ carriers: dearer(() => more) });
  const id = await batchOf(station, [rowTo("Ann")]);
  const { usd } = await station.desk.quoteBatch({ id });
  await station.clock.advance(31 * 60_000);
  more = 0;
  await buyAll(station, id);
  const [row] = await rowsOf(station, id);
  expect(row?.order?.paidUsd?.toFixed(2)).toBe((Number(usd) - 0.5).toFixed(2));
});

test("an outcome that nobody knows yet is pending with its money held, and bought once it is known", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("MAGIC TIMEOUT LATE"), rowTo("Ann")]);
  expect(await buyAll(station, id)).toMatchObject({
    state: "open",
    counts: { pending: 1, bought: 1 },
  });
  for (let minute = 0; minute < 30; minute++) await station.clock.advance(60_000);
  await station.station.processAll();
  expect((await station.desk.getBatch({ id })).counts).toMatchObject({ pending: 0, bought: 2 });
});

test("a queue that a restart cut short goes on by itself and buys nothing twice", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-batch-"));
  try {
    const held = heldCarriers();
    const first = await openWarehouse({ data, carriers: held.carriers });
    const id = await batchOf(first, names(atOnce + 3));
    await startBuying(first, id);
    await expect.poll(held.calls).toBe(atOnce);
    held.open();
    await first.close();
    await using second = await openWarehouse({ data });
    await second.station.processAll();
    expect(await second.desk.getBatch({ id })).toMatchObject({
      state: "open",
      counts: { bought: atOnce + 3 },
    });
    expect((await second.desk.listOrders({})).orders).toHaveLength(atOnce + 3);
    expect(checkLedger(second.station.parts.store.db)).toEqual([]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("a queue whose storage refuses to write stands still with the reason, and loses nothing", async () => {
  const held = heldCarriers();
  await using station = await openWarehouse({ carriers: held.carriers });
  const { store } = station.station.parts;
  const id = await batchOf(station, names(atOnce + 3));
  await startBuying(station, id);
  await expect.poll(held.calls).toBe(atOnce);
  const write = store.write.bind(store);
  const full = new StationError("STORAGE_UNAVAILABLE", "The disk is full.");
  store.write = () => Promise.reject(full);
  held.open();
  await station.station.processAll();
  expect(await station.desk.getBatch({ id })).toMatchObject({
    state: "paused",
    pausedReason: { code: "STORAGE_UNAVAILABLE", message: "The disk is full." },
    counts: { failed: 0 },
  });
  store.write = write;
  for (let minute = 0; minute < 20; minute++) await station.clock.advance(60_000);
  await station.station.processAll();
  await station.desk.resumeBatch({ id });
  await station.station.processAll();
  expect(await station.desk.getBatch({ id })).toMatchObject({
    state: "open",
    pausedReason: null,
    counts: { bought: atOnce + 3, failed: 0 },
  });
  expect((await station.desk.listOrders({})).orders).toHaveLength(atOnce + 3);
});

test("a paused queue stays paused over a restart", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-batch-"));
  try {
    const held = heldCarriers();
    const first = await openWarehouse({ data, carriers: held.carriers });
    const id = await batchOf(first, names(atOnce + 3));
    await startBuying(first, id);
    await expect.poll(held.calls).toBe(atOnce);
    await first.desk.pauseBatch({ id });
    held.open();
    await first.close();
    await using second = await openWarehouse({ data });
    await second.station.processAll();
    expect(await second.desk.getBatch({ id })).toMatchObject({
      state: "paused",
      counts: { bought: atOnce, queued: 3 },
    });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("a new ship-from address is taken over by rows that wait while others of their batch are being bought", async () => {
  const held = heldCarriers();
  await using station = await openWarehouse({ carriers: held.carriers });
  const id = await batchOf(station, names(2));
  const [first, second] = await rowsOf(station, id);
  const { usd } = await station.desk.quoteBatch({ id, rowIds: [first?.rowId ?? ""] });
  const rowIds = [first?.rowId ?? ""];
  await station.desk.buyBatch({ id, commandId: "first", rowIds, expectedUsd: usd });
  await expect.poll(held.calls).toBe(1);
  const moved = { ...warehouse, name: "New Warehouse" };
  await station.desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: moved }] });
  held.open();
  await station.station.processAll();
  await buyAll(station, id, { commandId: "second" });
  const senders = [];
  for (const { rowId } of [first, second].flatMap((row) => row ?? [])) {
    const { row } = await station.desk.getBatchRow({ rowId });
    const { items } = await station.desk.getOrder({ id: row.order?.orderId ?? "" });
    senders.push(items[0]?.fromAddress.name);
  }
  // What was being bought keeps what was agreed to.
  expect(senders).toEqual([warehouse.name, "New Warehouse"]);
});

test("a row that was left out while the ship-from address changed ships from the new one when it is taken in again", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, names(1));
  const rowIds = (await rowsOf(station, id)).map(({ rowId }) => rowId);
  await station.desk.excludeRows({ id, rowIds, excluded: true });
  const moved = { ...warehouse, name: "New Warehouse" };
  await station.desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: moved }] });
  await station.station.processAll();
  await station.desk.excludeRows({ id, rowIds, excluded: false });
  await station.station.processAll();
  await buyAll(station, id);
  const [row] = await rowsOf(station, id);
  const { items } = await station.desk.getOrder({ id: row?.order?.orderId ?? "" });
  expect(items[0]?.fromAddress.name).toBe("New Warehouse");
});

test("a station killed just after a new ship-from address was saved buys nothing from the old one", async () => {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-batch-"));
  try {
    const first = await openWarehouse({ data });
    const id = await batchOf(first, names(1));
    const { store } = first.station.parts;
    const write = store.write.bind(store);
    const killed = () => Promise.reject(new Error("killed"));
    store.write = (fn) => {
      store.write = killed;
      return write(fn);
    };
    const moved = { ...warehouse, name: "New Warehouse" };
    await first.desk.updateSettings({ shipFrom: [{ id: "main", name: "Main", address: moved }] });
    await first.close();
    await using second = await TestStation.open({ data });
    await second.station.processAll();
    await buyAll(second, id);
    const [row] = await rowsOf(second, id);
    const { items } = await second.desk.getOrder({ id: row?.order?.orderId ?? "" });
    expect(items[0]?.fromAddress.name).toBe("New Warehouse");
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("rows that were begun before a queue stood still neither tell it again nor stop it once it was resumed", async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let calls = 0;
  const carriers = (own: () => CarrierGateway): CarrierGateway => {
    const gateway = own();
    return {
      ...gateway,
      async buy(request) {
        calls += 1;
        if (calls > atOnce) return gateway.buy(request);
        // One is refused at once; the others of the first round hear of it when the key is good again.
        if (calls > 1) await gate;
        const message = "The key was refused.";
        return { kind: "refused", code: "CARRIER_ACCOUNT_REFUSED", message, retryable: true };
      },
    };
  };
  await using station = await openWarehouse({ carriers });
  const told: string[] = [];
  station.station.onAnnouncement(({ kind, message }) => {
    if (kind === "notice" && message?.startsWith("The purchase is paused")) told.push(message);
  });
  const id = await batchOf(station, names(atOnce + 3));
  await startBuying(station, id);
  await expect.poll(async () => (await station.desk.getBatch({ id })).state).toBe("paused");
  await expect.poll(() => calls).toBe(atOnce);
  await station.desk.resumeBatch({ id });
  letGo();
  await station.station.processAll();
  const batch = await station.desk.getBatch({ id });
  expect(batch).toMatchObject({ state: "open", pausedReason: null, counts: { queued: 0 } });
  expect(told).toHaveLength(1);
});
