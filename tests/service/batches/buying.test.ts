import { expect, test } from "vitest";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { batchOf, buyAll, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

test("a batch typed in by hand is checked, quoted to the cent and bought row by row, each its own order", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann"), rowTo("Bob"), rowTo("Cy")]);
  const before = await station.desk.getBatch({ id });
  expect(before).toMatchObject({ state: "open", counts: { total: 3, ready: 3 } });
  const quote = await station.desk.quoteBatch({ id });
  expect(quote).toMatchObject({
    count: 3,
    blocked: 0,
    usd: before.readyUsd.toFixed(2),
    currency: "LTC",
    sufficient: true,
  });
  const after = await buyAll(station, id);
  expect(after).toMatchObject({ state: "open", counts: { bought: 3, ready: 0 } });
  const rows = await rowsOf(station, id);
  for (const row of rows) {
    expect(row.status).toBe("bought");
    expect(row.order?.trackingCode).toBeTruthy();
    const order = await station.desk.getOrder({ id: row.order?.orderId ?? "" });
    expect(order).toMatchObject({ externalReference: row.orderNumber, paymentStatus: "paid" });
  }
  const wallet = await station.desk.getBalance({});
  const ltc = wallet.balances.find(({ currency }) => currency === "LTC");
  expect(ltc?.balance.toFixed(8)).toBe(quote.balanceAfter);
  expect(checkLedger(station.station.parts.store.db)).toEqual([]);
  expect(station.errors).toEqual([]);
});

test("ten presses of the same buy button at once buy everything once", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann"), rowTo("Bob")]);
  const { usd } = await station.desk.quoteBatch({ id });
  const press = () => station.desk.buyBatch({ id, commandId: "one", expectedUsd: usd });
  await Promise.all(Array.from({ length: 10 }, press));
  await station.station.processAll();
  await press();
  await station.station.processAll();
  const { orders } = await station.desk.listOrders({});
  expect(orders).toHaveLength(2);
  expect((await station.desk.getBatch({ id })).counts.bought).toBe(2);
});

test("a refused row stays in the grid with its reason, and can be tried again", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann"), rowTo("MAGIC UNAVAILABLE AT PURCHASE")]);
  const notices: string[] = [];
  station.station.onAnnouncement(({ kind, message }) => {
    if (kind === "notice") notices.push(message ?? "");
  });
  const { counts } = await buyAll(station, id);
  expect(counts).toMatchObject({ bought: 1, failed: 1 });
  expect(notices).toEqual(["“Monday”: 1 label bought, 1 failed."]);
  const failed = (await rowsOf(station, id))[1];
  expect(failed?.order?.error).toMatchObject({ code: "CARRIER_UNAVAILABLE", retryable: true });
  await buyAll(station, id, { commandId: "again", rowIds: [failed?.rowId ?? ""] });
  const [, again] = await rowsOf(station, id);
  expect(again?.order?.orderId).toBe(failed?.order?.orderId);
  expect(again?.status).toBe("failed");
});
