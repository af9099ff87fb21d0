import Papa from "papaparse";
import { expect, test } from "vitest";
import type { TestStation } from "../../station.ts";
import { batchOf, codes, openWarehouse, rowsOf, rowTo } from "./batch-room.ts";

const header =
  "Order Number,Name,Street 1,City,State,ZIP,Country,Length,Width,Height,Weight (oz),Shelf";
const line = (number: string, name: string) =>
  `${number},${name},600 Dexter Ave,Montgomery,AL,36130,US,10,8,4,18,S-${number}`;

function file(...lines: string[]) {
  return { fileName: "pasted.csv", bytes: new TextEncoder().encode([header, ...lines].join("\n")) };
}

async function results(station: TestStation, id: string) {
  const { bytes } = await station.desk.exportBatch({ id });
  return Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true }).data;
}

test("a table with the columns of the batch goes on in it and in its results", async () => {
  await using station = await openWarehouse();
  const { id } = await station.desk.importBatch(file(line("1", "Ann Lee"), line("2", "Bob Ray")));
  const { added, batch } = await station.desk.addToBatch({ id, ...file(line("3", "Cy Orr")) });
  expect(added).toBe(1);
  expect(batch).toMatchObject({ counts: { total: 3 }, imported: { lineCount: 3 } });
  await station.station.processAll();
  const rows = await rowsOf(station, id);
  expect(rows.map(({ orderNumber, status }) => [orderNumber, status])).toEqual([
    ["1", "ready"],
    ["2", "ready"],
    ["3", "ready"],
  ]);
  expect((await results(station, id)).map((cells) => cells[11])).toEqual([
    "Shelf",
    "S-1",
    "S-2",
    "S-3",
  ]);
});

test("the same table pasted twice is questioned row by row", async () => {
  await using station = await openWarehouse();
  const { id } = await station.desk.importBatch(file(line("1", "Ann Lee")));
  const { batch } = await station.desk.addToBatch({ id, ...file(line("1", "Ann Lee")) });
  expect(batch.imported?.warnings.map(({ code }) => code)).toContain("FILE_IMPORTED_BEFORE");
  await station.station.processAll();
  for (const row of await rowsOf(station, id))
    expect(codes(row)).toContain("DUPLICATE_ORDER_NUMBER");
});

test("a table comes below rows that were typed in, and is in the results as they are", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Dana")]);
  await station.desk.addToBatch({ id, ...file(line("7", "Gil Fox")) });
  await station.station.processAll();
  const rows = await rowsOf(station, id);
  expect(rows.map(({ position, orderNumber }) => [position, orderNumber])).toEqual([
    [0, "Dana"],
    [1, "7"],
  ]);
  const [, first, second] = await results(station, id);
  expect([first?.[0], second?.[0], second?.[1]]).toEqual(["Dana", "7", "Gil Fox"]);
});

test("columns that are not clear are refused, and the batch stays as it was", async () => {
  await using station = await openWarehouse();
  const id = await batchOf(station, [rowTo("Dana")]);
  const bytes = new TextEncoder().encode("Alpha,Beta,Gamma\n1,2,3\n4,5,6");
  await expect(station.desk.addToBatch({ id, fileName: "odd.csv", bytes })).rejects.toMatchObject({
    code: "IMPORT_UNREADABLE",
    details: { reason: "ADDED_COLUMNS_UNCLEAR" },
  });
  expect((await station.desk.getBatch({ id })).counts.total).toBe(1);
});
