import Papa from "papaparse";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TestStation } from "../../station.ts";
import { buyAll, codes, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

const header =
  "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz),Tracking,Notes";
const good = "1001,Ann Lee,600 Dexter Ave,Montgomery,AL,36130,US,10,8,4,18,,";

async function importText(station: TestStation, text: string, fileName = "orders.csv") {
  const batch = await station.desk.importBatch({
    fileName,
    bytes: new TextEncoder().encode(text),
  });
  await station.station.processAll();
  return batch.id;
}

async function exportOf(station: TestStation, id: string) {
  const { bytes, fileName } = await station.desk.exportBatch({ id });
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: true });
  return { table: data, fileName };
}

test("the sample file is read, checked and rated without a question", async () => {
  await using station = await openWarehouse();
  const bytes = new Uint8Array(readFileSync("resources/examples/orders-sample.csv"));
  const batch = await station.desk.importBatch({ fileName: "orders-sample.csv", bytes });
  expect(batch).toMatchObject({ name: "orders-sample", imported: { missing: [] } });
  await station.station.processAll();
  const { counts, state } = await station.desk.getBatch({ id: batch.id });
  expect(state).toBe("open");
  expect(counts.checking).toBe(0);
  expect(counts.ready).toBeGreaterThan(0);
  expect(station.errors).toEqual([]);
});

test("results come back in the file's own columns and lines, the tracking code where the file has a place for it", async () => {
  await using station = await openWarehouse();
  const bad = "1002,Bob,600 Dexter Ave,Montgomery,AL,36130,US,10,8,4,,,";
  const id = await importText(station, [header, good, bad].join("\n"));
  await buyAll(station, id);
  const [row] = await rowsOf(station, id);
  const { table, fileName } = await exportOf(station, id);
  expect(fileName).toBe("orders-results.csv");
  const [names, first, second] = table;
  const columns = header.split(",");
  expect(names?.slice(0, columns.length)).toEqual(columns);
  expect(names?.slice(columns.length)).toEqual([
    "Tracking Code",
    "Carrier",
    "Service",
    "Cost USD",
    "Status",
    "Error",
    "Label URL",
  ]);
  const code = row?.order?.trackingCode;
  expect(first?.slice(0, 11)).toEqual(good.split(",").slice(0, 11));
  expect([first?.[11], first?.[13]]).toEqual([code, code]);
  expect(first?.[16]).toBe(row?.order?.paidUsd?.toFixed(2));
  const label = await fetch(first?.[19] ?? "");
  expect(label.headers.get("content-type")).toBe("application/pdf");
  expect(second?.slice(13, 18)).toEqual(["", "", "", "", "blocked"]);
  expect(second?.[18]).toMatch(/has no weight/);
});

test("a cell that a spreadsheet would run is kept as text, flagged, and leaves the station defused", async () => {
  await using station = await openWarehouse();
  const line = `1003,"=HYPERLINK(""http://x"",""Ann"")",600 Dexter Ave,Montgomery,AL,36130,US,10,8,4,18,,@note`;
  const id = await importText(station, [header, line].join("\n"));
  expect(codes((await rowsOf(station, id))[0])).toContain("FORMULA_TEXT");
  const { table } = await exportOf(station, id);
  expect(table[1]?.[1]).toBe(`'=HYPERLINK("http://x","Ann")`);
  expect(table[1]?.[12]).toBe("'@note");
});

test("columns that nobody can guess wait for the person, and the same headers are known the next time", async () => {
  await using station = await openWarehouse();
  const strange = "a,b,c,d,e,f,g,h,i,j,k";
  const line = "77,Ann Lee,600 Dexter Ave,Montgomery,AL,36130,US,10,8,4,18";
  const id = await importText(station, [strange, line].join("\n"));
  const batch = await station.desk.getBatch({ id });
  expect(batch).toMatchObject({ state: "mapping", counts: { total: 0 } });
  const fields = [
    "orderNumber",
    "name",
    "street1",
    "city",
    "state",
    "zip",
    "country",
    "length",
    "width",
    "height",
    "weight",
  ];
  const columns = Object.fromEntries(fields.map((field, at) => [field, at]));
  const mapping = { columns, weightUnit: "oz", lengthUnit: "in", defaultCountry: null } as const;
  await station.desk.setBatchMapping({ id, mapping });
  await station.station.processAll();
  expect(await rowsOf(station, id)).toMatchObject([
    { orderNumber: "77", lines: [2], status: "ready", toAddress: { name: "Ann Lee" } },
  ]);
  const next = await importText(station, [strange, line.replace("77", "78")].join("\n"));
  expect(await station.desk.getBatch({ id: next })).toMatchObject({
    state: "open",
    imported: { remembered: true },
    counts: { total: 1 },
  });
});

test("mapping anew leaves bought rows and rows typed in as they are", async () => {
  await using station = await openWarehouse();
  const other = good.replace("1001,Ann Lee", "1002,Bob");
  const id = await importText(station, [header, good, other].join("\n"));
  await station.desk.addBatchRow({ id, ...rowTo("Typed") });
  await station.station.processAll();
  const rows = await rowsOf(station, id);
  await buyAll(station, id, { rowIds: [rows[0]?.rowId ?? ""] });
  const { imported } = await station.desk.getBatch({ id });
  if (!imported) throw new Error("not imported");
  await station.desk.setBatchMapping({
    id,
    mapping: { ...imported.mapping, weightUnit: "lb" },
    remember: false,
  });
  await station.station.processAll();
  const now = await rowsOf(station, id);
  expect(
    now.map(({ orderNumber, status, package: { weight } }) => [orderNumber, status, weight]),
  ).toEqual([
    ["1001", "bought", 18],
    ["Typed", "ready", 18],
    ["1002", "ready", 288],
  ]);
});

test("the same file again makes a new batch, with a warning", async () => {
  await using station = await openWarehouse();
  const text = [header, good].join("\n");
  await importText(station, text);
  const second = await importText(station, text);
  const { imported } = await station.desk.getBatch({ id: second });
  expect(imported?.warnings.map(({ code }) => code)).toContain("FILE_IMPORTED_BEFORE");
});

test("a batch typed in by hand is exported in columns of its own", async () => {
  await using station = await openWarehouse();
  const { id } = await station.desk.createBatch({ name: "By hand" });
  await station.desk.addBatchRow({ id, ...rowTo("Ann") });
  await station.station.processAll();
  const { table } = await exportOf(station, id);
  expect(table[0]?.slice(0, 3)).toEqual(["Order Number", "Name", "Company"]);
  expect(table[1]?.slice(0, 2)).toEqual(["Ann", "Ann"]);
});

test("two windows that name the columns at once do not read the file twice", async () => {
  await using station = await openWarehouse();
  const lines = Array.from({ length: 600 }, (_, n) => good.replace("1001,Ann Lee", `${n},R ${n}`));
  const id = await importText(station, [header, ...lines].join("\n"));
  const { imported } = await station.desk.getBatch({ id });
  if (!imported) throw new Error("not imported");
  const { mapping } = imported;
  const tries = await Promise.allSettled([
    station.desk.setBatchMapping({ id, mapping, remember: false }),
    station.desk.setBatchMapping({ id, mapping, remember: false }),
  ]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "BATCH_LOADING" },
  });
  expect((await station.desk.getBatch({ id })).counts.total).toBe(600);
});

test("a batch is neither bought nor deleted while its file is read anew, and no row is left in the queue", async () => {
  await using station = await openWarehouse();
  const lines = Array.from({ length: 600 }, (_, n) => good.replace("1001,Ann Lee", `${n},R ${n}`));
  const id = await importText(station, [header, ...lines].join("\n"));
  const typed = await station.desk.addBatchRow({ id, ...rowTo("Typed") });
  await station.station.processAll();
  const { imported } = await station.desk.getBatch({ id });
  if (!imported) throw new Error("not imported");
  const rowIds = [typed.rowId];
  const { usd } = await station.desk.quoteBatch({ id, rowIds });
  const [read, bought, deleted] = await Promise.allSettled([
    station.desk.setBatchMapping({ id, mapping: imported.mapping, remember: false }),
    station.desk.buyBatch({ id, commandId: "early", rowIds, expectedUsd: usd }),
    station.desk.deleteBatch({ id }),
  ]);
  const refused = { status: "rejected", reason: { code: "BATCH_LOADING" } };
  expect([read, bought, deleted]).toMatchObject([{ status: "fulfilled" }, refused, refused]);
  await station.station.processAll();
  expect((await station.desk.getBatch({ id })).counts).toMatchObject({ ready: 601, queued: 0 });
});

test("a formula that hides behind a line break or a semicolon leaves the station defused too", async () => {
  await using station = await openWarehouse();
  const cells = ['"=1+1\nx"', "\"Ann;=cmd|' /C calc'!A0;\"", '"5 Main St\n@SUM(1)"'];
  const line = `1004,${cells.join(",")},AL,36130,US,10,8,4,18,,-5`;
  const id = await importText(station, [header, line].join("\n"));
  const { table } = await exportOf(station, id);
  expect(table[1]?.slice(1, 4)).toEqual([
    "'=1+1\nx",
    "Ann;'=cmd|' /C calc'!A0;",
    "5 Main St\n'@SUM(1)",
  ]);
  // A number is one, whatever its sign.
  expect(table[1]?.[12]).toBe("-5");
});

test("what a batch tells of its file stays small, however much stands in the file's first lines", async () => {
  await using station = await openWarehouse();
  const note = "x".repeat(30_000);
  const id = await importText(station, [header, `${good}${note}`].join("\n"));
  const { imported } = await station.desk.getBatch({ id });
  expect(imported?.sample[0]?.[1]).toBe("Ann Lee");
  expect(JSON.stringify(imported).length).toBeLessThan(5000);
  const { table } = await exportOf(station, id);
  expect(table[1]?.[12]).toBe(note);
});
