import { expect, test } from "vitest";
import type { RowChanges } from "#shared/contract/desk/batch-row.ts";
import { parcel, toronto, warehouse } from "../../seeds/warehouse.ts";
import { TestStation } from "../../station.ts";
import { at, batchOf, buyAll, codes, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

async function checked(station: TestStation, changes: Partial<RowChanges>) {
  const id = await batchOf(station, [{ ...rowTo("Ann"), ...changes }]);
  const [row] = await rowsOf(station, id);
  if (!row) throw new Error("no row");
  return { id, row };
}

const cases: [string, Partial<RowChanges>, string, string][] = [
  ["no weight", { package: { length: 9, width: 6, height: 4 } }, "WEIGHT_MISSING", "blocked"],
  ["no size", { package: { weight: 10 } }, "SIZE_MISSING", "blocked"],
  [
    "a weight in grams typed as ounces",
    { package: { ...parcel, weight: 500 } },
    "WEIGHT_IMPLAUSIBLE",
    "ready",
  ],
  ["no name", { toAddress: { ...at(""), company: "" } }, "FIELD_MISSING", "blocked"],
  [
    "a street in a state that its ZIP is not in",
    { toAddress: { ...at("Ann"), zip: "90210" } },
    "ADDRESS_FAILED",
    "blocked",
  ],
  [
    "a parcel that no carrier takes",
    { package: { length: 100, width: 100, height: 100, weight: 2_300 } },
    "NO_RATES",
    "blocked",
  ],
  [
    "a rule that nothing fits",
    { rule: { kind: "service", carrier: "USPS", service: "Carrier pigeon" } },
    "RULE_UNMET",
    "blocked",
  ],
];

test.for(cases)("%s is a problem in words", async ([, changes, code, status]) => {
  await using station = await openWarehouse();
  const { row } = await checked(station, changes);
  expect(codes(row)).toContain(code);
  expect(row.status).toBe(status);
  for (const { message } of row.problems) expect(message).toMatch(/^[A-Z0-9].{10,}/);
});

test("grams typed as ounces are shown in both units, and one key makes them ounces", async () => {
  await using station = await openWarehouse();
  const { id, row } = await checked(station, { package: { ...parcel, weight: 500 } });
  const found = row.problems.find(({ code }) => code === "WEIGHT_IMPLAUSIBLE");
  expect(found).toMatchObject({
    params: { ounces: 500, pounds: 31.25, guess: "g", guessOunces: 17.64 },
    fix: { field: "package.weight", value: "17.64" },
  });
  expect(await station.desk.acceptSuggestions({ id })).toEqual({ changed: 1 });
  await station.station.processAll();
  const [fixed] = await rowsOf(station, id);
  expect(fixed).toMatchObject({ package: { weight: 17.64 }, problems: [], status: "ready" });
});

test("without a ship-from address every row says so, and is rated once there is one", async () => {
  await using station = await TestStation.open();
  const { id, row } = await checked(station, {});
  expect(codes(row)).toEqual(["SHIP_FROM_MISSING"]);
  await station.desk.updateSettings({
    shipFrom: [{ id: "a", name: "A", address: warehouse }],
  });
  await station.station.parts.store.idle();
  await station.station.processAll();
  expect((await rowsOf(station, id))[0]?.status).toBe("ready");
});

test("an address that the postal service writes otherwise is suggested, and taken with one key", async () => {
  await using station = await openWarehouse();
  const { id, row } = await checked(station, {
    toAddress: { ...at("Ann"), city: "Montgomry" },
  });
  expect(row.address.state).toBe("suggested");
  expect(codes(row)).toContain("ADDRESS_SUGGESTED");
  await station.desk.acceptSuggestions({ id, rowIds: [row.rowId] });
  await station.station.processAll();
  const [taken] = await rowsOf(station, id);
  expect(taken).toMatchObject({ toAddress: { city: "MONTGOMERY", name: "Ann" } });
  expect(taken?.address.state).toBe("verified");
});

test("a parcel abroad names every gap of its customs form, and is rated when it is whole", async () => {
  await using station = await openWarehouse();
  const abroad = { ...at("Mael"), ...toronto, company: "", street2: "", phone: "", email: "" };
  const item = { description: "Wallet", quantity: 2, value: 20, weight: null };
  const { id, row } = await checked(station, { toAddress: abroad, items: [] });
  expect(row.problems).toMatchObject([{ code: "CUSTOMS_INCOMPLETE", field: "items" }]);
  const rowIds = [row.rowId];
  await station.desk.editBatchRows({ id, rowIds, changes: { items: [item] } });
  await station.station.processAll();
  const [gaps] = await rowsOf(station, id);
  expect(gaps?.problems.map(({ field }) => field)).toEqual(["items.0.origin", "items.0.hsCode"]);
  expect(gaps?.problems[0]?.fix).toEqual({ field: "items.0.origin", value: "US" });
  const whole = { ...item, origin: "US", hsCode: "4202.31" };
  await station.desk.editBatchRows({ id, rowIds, changes: { items: [whole] } });
  await station.station.processAll();
  expect((await buyAll(station, id)).counts.bought).toBe(1);
});

test("two rows to the same door and two with one number are flagged until one is left out", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [
    rowTo("Ann Lee", { orderNumber: "1" }),
    rowTo("ANN LEE", { orderNumber: "2" }),
    rowTo("Bob", { orderNumber: "2" }),
  ]);
  const rows = await rowsOf(station, id);
  expect(rows.map(codes)).toEqual([
    ["DUPLICATE_RECIPIENT"],
    ["DUPLICATE_RECIPIENT", "DUPLICATE_ORDER_NUMBER"],
    ["DUPLICATE_ORDER_NUMBER"],
  ]);
  expect((await station.desk.getBatch({ id })).counts.warnings).toBe(3);
  await station.desk.excludeRows({ id, rowIds: [rows[1]?.rowId ?? ""], excluded: true });
  expect((await rowsOf(station, id)).map(codes)).toEqual([[], [], []]);
});

test("an order number that was shipped before blocks its row, also when it was shipped meanwhile", async () => {
  await using station = await openWarehouse();
  const first = await batchOf(station, [rowTo("Ann")]);
  const meanwhile = await batchOf(station, [rowTo("Ann")]);
  expect((await rowsOf(station, meanwhile))[0]?.status).toBe("ready");
  await buyAll(station, first);
  const later = await batchOf(station, [rowTo("Ann")]);
  expect((await rowsOf(station, later))[0]).toMatchObject({ status: "blocked" });
  expect(codes((await rowsOf(station, later))[0])).toEqual(["ALREADY_SHIPPED"]);
  expect((await buyAll(station, meanwhile)).counts).toMatchObject({ bought: 0, failed: 1 });
  expect(codes((await rowsOf(station, meanwhile))[0])).toContain("ALREADY_SHIPPED");
  expect((await station.desk.listOrders({})).orders).toHaveLength(1);
});

test("the batch's package fills up what nobody measured", async () => {
  await using station = await openWarehouse();
  const { id, row } = await checked(station, { package: {} });
  expect(codes(row)).toContain("WEIGHT_MISSING");
  const box = { id: "box", name: "Box", length: 9, width: 6, height: 3, weight: 12 };
  await station.desk.updateSettings({ packages: [box] });
  await station.desk.updateBatch({ id, packageId: "box" });
  await station.station.processAll();
  const [filled] = await rowsOf(station, id);
  expect(filled).toMatchObject({
    status: "ready",
    package: { weight: null },
    parcel: { length: 9, width: 6, height: 3, weight: 12 },
  });
});
