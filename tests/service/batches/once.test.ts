import { expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import type { TestStation } from "../../station.ts";
import { dana, orderFor } from "../../seeds/warehouse.ts";
import {
  batchOf,
  buyAll,
  codes,
  heldCarriers,
  openWarehouse,
  rowsOf,
  rowTo,
} from "./batch-room.ts";

/** An exchange whose coin loses its worth once somebody has looked at it, so that a purchase that was begun runs out of money. */
function fallingCoin() {
  let priceMicros = 80_000_000;
  let next = priceMicros;
  const rate = async () => {
    const told = { priceMicros, asOfMs: 0, source: "test" };
    priceMicros = next;
    return told;
  };
  return {
    exchange: { rate },
    fallAfterNext: () => (next = 10_000),
    recover: () => (priceMicros = next = 80_000_000),
  };
}

/** Carriers that refuse the first label. */
function refuseFirst(of: (own: () => CarrierGateway) => CarrierGateway = (own) => own()) {
  let refused = false;
  return (own: () => CarrierGateway): CarrierGateway => {
    const gateway = of(own);
    return {
      ...gateway,
      async buy(request) {
        if (refused) return gateway.buy(request);
        refused = true;
        return { kind: "refused", code: "CARRIER_REFUSED", message: "Not now.", retryable: true };
      },
    };
  };
}

/** Carriers whose next answers to a rate request are held back, one gate each. */
function slowRates() {
  const gates: { reached: () => void; open: Promise<void> }[] = [];
  const carriers = (own: () => CarrierGateway): CarrierGateway => {
    const gateway = own();
    return {
      ...gateway,
      async rates(request) {
        const gate = gates.shift();
        gate?.reached();
        await gate?.open;
        return gateway.rates(request);
      },
    };
  };
  return {
    carriers,
    /** Holds the next rate request: tells when it was made, and lets it go on. */
    holdNext() {
      let letGo = () => {};
      const open = new Promise<void>((resolve) => (letGo = resolve));
      const reached = new Promise<void>((resolve) => gates.push({ reached: resolve, open }));
      return { reached, letGo };
    },
  };
}

async function labelsSold(station: TestStation): Promise<number> {
  const { orders } = await station.desk.listOrders({ limit: 100 });
  return orders.reduce((sum, { labels }) => sum + labels.success, 0);
}

/** A row without a number whose order was made but not bought, for the carrier refused it. */
async function unboughtOrder(station: TestStation, name: string) {
  const id = await batchOf(station, [rowTo(name, { orderNumber: "" })]);
  await buyAll(station, id);
  const [row] = await rowsOf(station, id);
  expect(row).toMatchObject({ status: "failed", order: { orderId: expect.any(String) } });
  return { id, orderId: row?.order?.orderId ?? "", rowIds: [row?.rowId ?? ""] };
}

/** Rates it anew, and lets that rate grow old: the next purchase asks the carrier before it makes an order. */
async function growOld(station: TestStation, id: string) {
  await station.clock.advance(31 * 60_000);
  await station.desk.recheckBatch({ id });
  await station.station.processAll();
  await station.clock.advance(31 * 60_000);
}

test("two batches with the same order number, bought at once, ship it once", async () => {
  await using station = await openWarehouse();
  const one = await batchOf(station, [rowTo("Ann")], "One");
  const other = await batchOf(station, [rowTo("Ann")], "Other");
  const { usd } = await station.desk.quoteBatch({ id: one });
  await Promise.all(
    [one, other].map((id) => station.desk.buyBatch({ id, commandId: "buy", expectedUsd: usd })),
  );
  await station.station.processAll();
  expect(await labelsSold(station)).toBe(1);
  const rows = [...(await rowsOf(station, one)), ...(await rowsOf(station, other))];
  expect(rows.map(({ status }) => status).toSorted()).toEqual(["bought", "failed"]);
  expect(codes(rows.find(({ status }) => status === "failed"))).toContain("ALREADY_SHIPPED");
  expect(checkLedger(station.station.parts.store.db)).toEqual([]);
});

test("a row that waited for money is not bought when somebody shipped its number meanwhile", async () => {
  const coin = fallingCoin();
  await using station = await openWarehouse({ exchange: coin.exchange });
  const id = await batchOf(station, [rowTo("Ann")]);
  const { usd } = await station.desk.quoteBatch({ id, currency: "LTC" });
  coin.fallAfterNext();
  await station.desk.buyBatch({ id, commandId: "buy", currency: "LTC", expectedUsd: usd });
  await station.station.processAll();
  expect((await station.desk.getBatch({ id })).state).toBe("paused");
  coin.recover();
  const { orderId } = await orderFor(station.desk, [dana], { externalReference: "Ann" });
  await station.desk.purchaseLabels({ orderId });
  await station.desk.resumeBatch({ id });
  await station.station.processAll();
  expect(await labelsSold(station)).toBe(1);
  const [row] = await rowsOf(station, id);
  expect(row?.status).toBe("failed");
  expect(codes(row)).toContain("ALREADY_SHIPPED");
});

test("an order that a program buys while its row is being rated anew is the row's: no second one is bought", async () => {
  const slow = slowRates();
  await using station = await openWarehouse({ carriers: refuseFirst(slow.carriers) });
  const { id, orderId, rowIds } = await unboughtOrder(station, "Ann");
  await growOld(station, id);
  const rating = slow.holdNext();
  const { usd } = await station.desk.quoteBatch({ id, rowIds });
  await station.desk.buyBatch({ id, commandId: "second", rowIds, expectedUsd: usd });
  await rating.reached;
  await station.desk.purchaseLabels({ orderId });
  rating.letGo();
  await station.station.processAll();
  expect(await labelsSold(station)).toBe(1);
  const [row] = await rowsOf(station, id);
  expect(row).toMatchObject({ status: "bought", order: { orderId } });
});

test("a row waits while a program is just buying its order", async () => {
  const slow = slowRates();
  await using station = await openWarehouse({ carriers: refuseFirst(slow.carriers) });
  const { id, orderId, rowIds } = await unboughtOrder(station, "Ann");
  await growOld(station, id);
  const rating = slow.holdNext();
  const program = station.desk.purchaseLabels({ orderId });
  await rating.reached;
  const { usd } = await station.desk.quoteBatch({ id, rowIds });
  await station.desk.buyBatch({ id, commandId: "second", rowIds, expectedUsd: usd });
  await station.station.parts.store.idle();
  await expect.poll(() => station.station.parts.batchWork.busyRows.size).toBe(0);
  rating.letGo();
  await program;
  await station.station.processAll();
  expect(await labelsSold(station)).toBe(1);
  expect(await rowsOf(station, id)).toMatchObject([{ status: "bought", order: { orderId } }]);
  expect((await station.desk.getBatch({ id })).state).toBe("open");
});

test("a purchase under a name that was used for other rows or another sum is refused, not taken for done", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Ann"), rowTo("Bob")]);
  const [ann, bob] = await rowsOf(station, id);
  const buy = async (rowIds: string[]) => {
    const { usd } = await station.desk.quoteBatch({ id, rowIds });
    return { id, commandId: "one", rowIds, expectedUsd: usd };
  };
  const first = await buy([ann?.rowId ?? ""]);
  const other = await buy([bob?.rowId ?? ""]);
  await station.desk.buyBatch(first);
  await station.station.processAll();
  await expect(station.desk.buyBatch(other)).rejects.toMatchObject({
    code: "IDEMPOTENCY_KEY_REUSED",
  });
  await expect(station.desk.buyBatch({ ...first, expectedUsd: "99.00" })).rejects.toMatchObject({
    code: "IDEMPOTENCY_KEY_REUSED",
  });
  expect((await station.desk.buyBatch(first)).counts).toMatchObject({ bought: 1, ready: 1 });
  expect((await buyAll(station, id, { commandId: "two" })).counts.bought).toBe(2);
});

test("a row that was cancelled while it waited for somebody else's purchase is tried again when it is bought again", async () => {
  const coin = fallingCoin();
  const held = heldCarriers();
  await using station = await openWarehouse({
    exchange: coin.exchange,
    carriers: refuseFirst(held.carriers),
  });
  const { busyRows } = station.station.parts.batchWork;
  const { id, orderId, rowIds } = await unboughtOrder(station, "MAGIC UNAVAILABLE AT PURCHASE");
  const { usd } = await station.desk.quoteBatch({ id, rowIds, currency: "LTC" });
  coin.fallAfterNext();
  const again = { id, commandId: "again", rowIds, currency: "LTC", expectedUsd: usd } as const;
  await station.desk.buyBatch(again);
  await station.station.processAll();
  coin.recover();
  const program = station.desk.purchaseLabels({ orderId });
  await expect.poll(held.calls).toBe(1);
  await station.desk.resumeBatch({ id });
  await expect.poll(() => busyRows.size).toBe(0);
  expect(await rowsOf(station, id)).toMatchObject([{ status: "buying" }]);
  await station.desk.cancelBatch({ id });
  held.open();
  await program;
  await station.station.processAll();
  expect(await rowsOf(station, id)).toMatchObject([{ status: "failed" }]);
  await station.desk.buyBatch({ id, commandId: "retry", rowIds, expectedUsd: usd });
  await station.station.processAll();
  expect(held.calls()).toBe(2);
});
