import { expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import type { StationParts } from "#electron/station.ts";
import { checkLedger } from "#electron/store/check-ledger.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";

/** The simulated carriers with some calls replaced. */
function changed(
  change: (own: CarrierGateway) => Partial<CarrierGateway>,
): Pick<StationParts, "carriers"> {
  return {
    carriers: (open) => {
      const own = open();
      return { ...own, ...change(own) };
    },
  };
}

/** Every label gets this tracking code. */
function alwaysCoded(code: string) {
  return changed((own) => ({
    async buy(request) {
      const outcome = await own.buy(request);
      if (outcome.kind !== "bought") return outcome;
      return { kind: "bought", sale: { ...outcome.sale, trackingCode: code } };
    },
  }));
}

async function openWithMoney(
  parts: Pick<StationParts, "carriers" | "labels"> = {},
): Promise<TestStation> {
  const station = await TestStation.open(parts);
  await station.desk.deposit({ currency: "LTC", amount: "50" });
  return station;
}

const never = () => new Promise<never>(() => {});
const late = { ...dana, name: "MAGIC TIMEOUT BOUGHT" };
const lost = { ...dana, name: "MAGIC TIMEOUT LOST" };

async function statusOf(station: TestStation, orderId: string) {
  return (await station.desk.getOrder({ id: orderId })).paymentStatus;
}

test("a reference that happens to be the tracking code does not stop the sale", async () => {
  await using station = await openWithMoney(alwaysCoded("CODE1"));
  const order = await orderFor(station.desk, [dana], { externalReference: "Code1" });
  expect((await station.desk.purchaseLabels(order)).successCount).toBe(1);
  expect(station.errors).toEqual([]);
});

test("a carrier may use a tracking code again", async () => {
  await using station = await openWithMoney(alwaysCoded("CODE2"));
  for (let count = 0; count < 2; count++) {
    const order = await orderFor(station.desk);
    expect((await station.desk.purchaseLabels(order)).successCount).toBe(1);
  }
  expect(checkLedger(station.station.parts.store.db)).toEqual([]);
});

test("a carrier that hangs while it is asked holds up nobody else", async () => {
  let hung = 0;
  await using station = await openWithMoney(
    changed((own) => ({
      find: (request) =>
        request.toAddress.name === late.name && hung++ === 0 ? never() : own.find(request),
    })),
  );
  const first = await orderFor(station.desk, [late]);
  const second = await orderFor(station.desk, [lost]);
  expect((await station.desk.purchaseLabels(first)).pendingCount).toBe(1);
  expect((await station.desk.purchaseLabels(second)).pendingCount).toBe(1);
  for (let minute = 0; minute < 5; minute++) {
    await station.clock.advance(60_000);
    await station.station.parts.store.idle();
  }
  expect(hung).toBeGreaterThan(0);
  await expect.poll(() => statusOf(station, second.orderId)).toBe("failed");
  await expect.poll(() => statusOf(station, first.orderId)).toBe("paid");
});

test("rates from carriers that never answer are a 504 after 30 seconds", async () => {
  await using station = await openWithMoney(changed(() => ({ rates: never })));
  const before = station.clock.pending;
  const waited = async () => {
    await expect.poll(() => station.clock.pending).toBeGreaterThan(before);
    await station.clock.advance(31_000);
  };
  const [asked] = await Promise.allSettled([orderFor(station.desk), waited()]);
  expect(asked).toMatchObject({ status: "rejected", reason: { code: "CARRIER_TIMEOUT" } });
});

test("a label that cannot be drawn is tried again with pauses, and told to the desk", async () => {
  let tries = 0;
  let broken = true;
  await using station = await openWithMoney({
    labels: {
      render: async () => {
        tries += 1;
        if (broken) throw new Error("no ink");
        return new TextEncoder().encode("%PDF-1.7 label");
      },
      document: never,
      countPages: () => 1,
      graphic: () => Promise.reject(new Error("no graphic")),
      rasterize: never,
    },
  });
  const notices: (string | undefined)[] = [];
  station.station.onAnnouncement(({ kind, message }) => {
    if (kind === "notice") notices.push(message);
  });
  const order = await orderFor(station.desk);
  const bought = await station.desk.purchaseLabels(order);
  expect(bought).toMatchObject({ pendingCount: 1, labels: [{ code: "STATION_PROBLEM" }] });
  for (let second = 0; second < 60; second++) {
    await station.clock.advance(1_000);
    await station.station.processAll();
  }
  expect(tries).toBeLessThan(8);
  expect(notices.join()).toMatch(/could not be finished by the station/);
  broken = false;
  await station.clock.advance(900_000);
  await station.station.processAll();
  expect(await statusOf(station, order.orderId)).toBe("paid");
  expect(checkLedger(station.station.parts.store.db)).toEqual([]);
});

test("a window that fails to take the news stops no purchase", async () => {
  await using station = await openWithMoney();
  station.station.onAnnouncement(() => {
    throw new Error("the window is gone");
  });
  const order = await orderFor(station.desk);
  expect((await station.desk.purchaseLabels(order)).successCount).toBe(1);
});

test("a clock that was years ahead and is set right leaves no money held", async () => {
  await using station = await openWithMoney();
  station.clock.jump(5 * 365 * 86_400_000);
  const order = await orderFor(station.desk, [late]);
  expect((await station.desk.purchaseLabels(order)).pendingCount).toBe(1);
  station.clock.jump(-5 * 365 * 86_400_000);
  await station.station.processAll();
  expect(await statusOf(station, order.orderId)).toBe("paid");
});

test("an order that is being bought is not bought again beside it", async () => {
  await using station = await openWithMoney();
  const order = await orderFor(station.desk, [
    { ...dana, name: "MAGIC SLOW" },
    { ...dana, name: "MAGIC REFUSED" },
  ]);
  const first = station.desk.purchaseLabels(order);
  await expect.poll(() => statusOf(station, order.orderId)).toBe("processing");
  await expect(station.desk.purchaseLabels(order)).rejects.toMatchObject({
    code: "PURCHASE_IN_PROGRESS",
  });
  await station.clock.advance(3_000);
  expect(await first).toMatchObject({ successCount: 1, failCount: 1 });
});

test("a retired key is not brought back by rotating it again", async () => {
  await using station = await openWithMoney();
  const { id } = await station.desk.createKey({ name: "old" });
  await station.desk.rotateKey({ id, overlapHours: 0 });
  await station.clock.advance(1_000);
  await expect(station.desk.rotateKey({ id })).rejects.toMatchObject({ code: "KEY_NOT_FOUND" });
});

test("a key's daily limit is its successor's, too", async () => {
  await using station = await openWithMoney();
  const key = await station.desk.createKey({ name: "capped", dailyLimitUsd: 15 });
  const order = async () => orderFor(station.desk);
  await (await station.clientOf(key)).purchaseLabels(await order());
  const successor = await station.desk.rotateKey({ id: key.id });
  await expect(
    (await station.clientOf(successor)).purchaseLabels(await order()),
  ).rejects.toMatchObject({ code: "FORBIDDEN" });
});

test("a label that its carrier does not know is ours all the same", async () => {
  await using station = await openWithMoney(changed(() => ({ track: async () => null })));
  const order = await orderFor(station.desk);
  const { labels } = await station.desk.purchaseLabels(order);
  const code = labels[0]?.trackingCode ?? "";
  expect(await station.desk.getTracking({ code })).toMatchObject({
    trackingCode: code,
    status: "unknown",
    trackingDetails: [],
  });
  await station.desk.voidLabel({ orderItemId: labels[0]?.orderItemId ?? "" });
  expect(await station.desk.getTracking({ code })).toMatchObject({ status: "cancelled" });
  await expect(station.desk.getTracking({ code: "NOBODY1" })).rejects.toMatchObject({
    code: "TRACKING_NOT_FOUND",
  });
});
