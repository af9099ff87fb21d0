import { expect, test } from "vitest";
import { readSymbols } from "#electron/labels/testing/read-barcodes.ts";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { batchOf, buyAll, openWarehouse, rowTo } from "./batches/batch-room.ts";

/** One bought label for an order number. */
async function bought(at: TestStation, externalReference: string, name = dana.name) {
  const order = await orderFor(at.desk, [{ ...dana, name }], { externalReference });
  const { labels } = await at.desk.purchaseLabels({ orderId: order.orderId });
  const label = labels[0]!;
  return { orderId: order.orderId, orderItemId: label.orderItemId, code: label.trackingCode! };
}

async function openShop(): Promise<TestStation> {
  const at = await TestStation.open();
  await at.desk.deposit({ currency: "LTC", amount: "50" });
  return at;
}

test("a scanned order number finds its order, whatever the case of its letters", async () => {
  await using at = await openShop();
  const { orderId } = await orderFor(at.desk, [dana], { externalReference: "So-1017" });
  for (const code of ["So-1017", "SO-1017", " so-1017 ", "]C1SO-1017"]) {
    const found = await at.desk.scanCode({ code });
    expect(found.foundBy).toBe("orderNumber");
    expect(found.parcels).toMatchObject([{ orderId, recipient: dana.name, status: "pending" }]);
  }
});

test("an order number is matched whole, never by its beginning, and no other word of an order counts", async () => {
  await using at = await openShop();
  const { orderId } = await orderFor(at.desk, [dana], { externalReference: "SO-1017" });
  for (const code of ["SO-10", "SO-10170", dana.name, dana.zip, orderId])
    expect(await at.desk.scanCode({ code })).toMatchObject({ foundBy: null, parcels: [] });
});

test("the barcode that a carrier prints finds the parcel, read from the very label", async () => {
  await using at = await openShop();
  for (const carrier of ["USPS", "UPS", "FEDEX", "DHL"] as const) {
    const { rates } = await at.desk.getRates({
      fromAddress: warehouse,
      toAddress: dana,
      packageDetails: parcel,
      carriers: [carrier],
    });
    const { orderId } = await at.desk.createOrder({
      items: [{ rateId: rates[0]!.id }],
      externalReference: `by ${carrier}`,
    });
    const { labels } = await at.desk.purchaseLabels({ orderId });
    const { bytes } = await at.desk.readLabel({
      orderItemId: labels[0]!.orderItemId,
      format: "png",
    });
    const read = await readSymbols(bytes, ["Code128"]);
    const answers = await Promise.all(read.map((code) => at.desk.scanCode({ code })));
    const found = answers.filter(({ foundBy }) => foundBy === "trackingCode");
    expect(found.length, `${carrier}: ${read.join(" ")}`).toBeGreaterThan(0);
    for (const { parcels } of found)
      expect(parcels).toMatchObject([{ orderId, trackingCode: labels[0]!.trackingCode }]);
  }
});

test("a code that nobody knows is answered, not refused", async () => {
  await using at = await openShop();
  expect(await at.desk.scanCode({ code: "0123456789" })).toEqual({
    code: "0123456789",
    foundBy: null,
    row: null,
    sameNumber: 0,
    parcels: [],
  });
});

test("an order number of a batch finds its row with its price, before orders of the same number", async () => {
  await using at = await openWarehouse();
  await orderFor(at.desk, [dana], { externalReference: "SO-1" });
  await batchOf(at, [rowTo("Noor Haddad", { orderNumber: "SO-1" })]);
  const found = await at.desk.scanCode({ code: "so-1" });
  expect(found).toMatchObject({
    foundBy: "orderNumber",
    sameNumber: 1,
    row: { orderNumber: "SO-1", status: "ready", toAddress: { name: "Noor Haddad" } },
  });
  expect(found.row?.rate?.rate).toBeGreaterThan(0);
  expect(found.parcels).toHaveLength(1);
});

test("of several rows with one number the one that can be shipped is meant, and the others are counted", async () => {
  await using at = await openWarehouse();
  const older = await batchOf(at, [rowTo("Noor Haddad", { orderNumber: "SO-1" })], "Older");
  await buyAll(at, older);
  const bought = await at.desk.scanCode({ code: "SO-1" });
  expect(bought).toMatchObject({ sameNumber: 1, row: { status: "bought" } });
  await batchOf(at, [rowTo("Emma Clark", { orderNumber: "SO-1" })], "Newer");
  const found = await at.desk.scanCode({ code: "SO-1" });
  expect(found).toMatchObject({ sameNumber: 2, row: { toAddress: { name: "Emma Clark" } } });
  expect(found.row?.problems.map(({ code }) => code)).toContain("ALREADY_SHIPPED");
});

test("the label of a bought row is found by its tracking code, and rows without a number by nothing", async () => {
  await using at = await openWarehouse();
  const id = await batchOf(at, [rowTo("Noor Haddad", { orderNumber: "" })]);
  await buyAll(at, id);
  const { rows } = await at.desk.listBatchRows({ id });
  const code = rows[0]!.order!.trackingCode!;
  expect(await at.desk.scanCode({ code })).toMatchObject({
    foundBy: "trackingCode",
    parcels: [{ recipient: "Noor Haddad", status: "success" }],
  });
  expect(await at.desk.scanCode({ code: "\u001D" })).toMatchObject({ foundBy: null, row: null });
});

test("the label of the awaited order matches; that of another order does not, and the waiting goes on", async () => {
  await using at = await openShop();
  const right = await bought(at, "SO-1");
  const wrong = await bought(at, "SO-2", "Omar Aziz");
  const awaited = await at.desk.checkLabel({ code: "so-1" });
  expect(awaited).toMatchObject({ verdict: "expected", expected: "SO-1" });
  const other = await at.desk.checkLabel({ code: wrong.code, expected: awaited.expected });
  expect(other).toMatchObject({
    verdict: "other",
    expected: "SO-1",
    parcel: { orderNumber: "SO-2", recipient: "Omar Aziz" },
  });
  const match = await at.desk.checkLabel({ code: `420${dana.zip}${right.code}`, expected: "SO-1" });
  expect(match).toMatchObject({
    verdict: "match",
    expected: null,
    parcel: { orderNumber: "SO-1" },
  });
});

test("without an awaited order a live label is told whose it is", async () => {
  await using at = await openShop();
  const { code } = await bought(at, "SO-1");
  expect(await at.desk.checkLabel({ code })).toMatchObject({
    verdict: "good",
    parcel: { orderNumber: "SO-1", recipient: dana.name },
  });
});

test("a voided label is named as such, also when its own order is awaited", async () => {
  await using at = await openShop();
  const { code, orderItemId } = await bought(at, "SO-1");
  await at.desk.voidLabel({ orderItemId });
  expect(await at.desk.checkLabel({ code, expected: "SO-1" })).toMatchObject({
    verdict: "voided",
    expected: null,
  });
  expect(await at.desk.checkLabel({ code: "SO-1" })).toMatchObject({ verdict: "not_bought" });
});

test("an order without a label cannot be awaited, and a strange code changes nothing", async () => {
  await using at = await openShop();
  await orderFor(at.desk, [dana], { externalReference: "SO-9" });
  expect(await at.desk.checkLabel({ code: "SO-9", expected: "SO-1" })).toMatchObject({
    verdict: "not_bought",
    expected: "SO-1",
  });
  expect(await at.desk.checkLabel({ code: "??", expected: "SO-1" })).toMatchObject({
    verdict: "unknown",
    expected: "SO-1",
    parcel: null,
  });
});
