import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BatchRow } from "#shared/contract/desk/batch-row.ts";
import { warehouse } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { readRows } from "./read-rows.ts";

const sample = "resources/examples/orders-sample.csv";
let station: TestStation;
let rows: BatchRow[];

beforeAll(async () => {
  station = await TestStation.open();
  await station.desk.updateSettings({
    shipFrom: [{ id: "main", name: "Main", address: warehouse }],
    customs: { signer: "Ada Quist" },
  });
  const bytes = new Uint8Array(await readFile(sample));
  const { id } = await station.desk.importBatch({ fileName: "orders-sample.csv", bytes });
  await station.station.processAll();
  rows = (await station.desk.listBatchRows({ id, limit: 100 })).rows;
});
afterAll(() => station.close());

const byOrder = (orderNumber: string) => rows.find((row) => row.orderNumber === orderNumber);

it("the sample file is 28 parcels: 24 can be bought, four have a good reason not to be", () => {
  expect(rows).toHaveLength(28);
  expect(rows.filter(({ status }) => status === "ready")).toHaveLength(24);
  const blocked = rows.filter(({ status }) => status !== "ready");
  expect(
    blocked.map(({ orderNumber, address, problems }) => [
      orderNumber,
      ...problems.filter(({ severity }) => severity === "error").map(({ code }) => code),
      ...address.errors.map(({ code }) => code),
    ]),
  ).toEqual([
    ["1024", "ADDRESS_FAILED", "E.HOUSE_NUMBER.MISSING"],
    ["1025", "ADDRESS_FAILED", "E.CITY_STATE_ZIP.INVALID"],
    ["1026", "ADDRESS_FAILED", "E.ZIP.INVALID"],
    ["1027", "WEIGHT_MISSING"],
  ]);
});

it("the sample's cut ZIP gets its zero back, and its formula is a plain name with a remark", () => {
  const hartford = byOrder("1006");
  expect(hartford?.toAddress.zip).toBe("06106");
  expect(hartford?.problems).toMatchObject([
    { code: "ZIP_ZERO_RESTORED", severity: "warning", params: { typed: "6106", zip: "06106" } },
  ]);
  const formula = byOrder("1028");
  expect(formula?.toAddress.name).toBe('=HYPERLINK("http://x")');
  expect(formula?.problems).toMatchObject([
    { code: "FORMULA_TEXT", severity: "warning", fix: { field: "toAddress.name" } },
  ]);
});

it("the sample's columns are all known, its units told by the header", async () => {
  const { match, rows: drafts } = await readRows(await readFile(sample));
  expect(match).toMatchObject({ source: "shipdeck", missing: [], mapping: { weightUnit: "oz" } });
  const names = drafts.map(({ toAddress }) => toAddress.name);
  expect(names).toContain("Smith, Jr., A.");
  expect(names).toContain("José Núñez");
});
