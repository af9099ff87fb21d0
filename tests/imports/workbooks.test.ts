import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readOrderFile } from "#electron/imports/read-order-file.ts";
import { importLimits } from "#electron/imports/limits.ts";
import { makeWorkbook, workbookEntries, type Cell } from "./make-workbook.ts";
import { makeZip } from "./make-zip.ts";
import { refusal } from "./refusal.ts";
import { readRows } from "./read-rows.ts";

const header = [
  "Order Number",
  "Name",
  "Address 1",
  "City",
  "State",
  "Zip",
  "Country",
  "Phone",
  "Weight (lb)",
];
const line: Cell[] = [
  100000000012,
  "José Núñez",
  "210 Capitol Ave",
  "Hartford",
  "CT",
  6106,
  "US",
  8605550100,
  1.1,
];
const read = (rows: readonly (readonly Cell[])[], name = "Orders") =>
  readRows(makeWorkbook([{ name, rows }]));

describe("workbooks", () => {
  it("numbers are text as typed: no exponent, no long fractions; a cut ZIP gets its zero back", async () => {
    const { file, rows } = await read([
      header,
      line,
      [1e21, "B", "1 Main St", "Austin", "TX", 78701, "US", null, 0.1 + 0.2],
    ]);
    expect(file).toMatchObject({ format: "xlsx", delimiter: null, warnings: [] });
    expect(file.lines[0]?.cells).toEqual([
      "100000000012",
      "José Núñez",
      "210 Capitol Ave",
      "Hartford",
      "CT",
      "6106",
      "US",
      "8605550100",
      "1.1",
    ]);
    expect(file.lines[1]?.cells).toEqual([
      "1000000000000000000000",
      "B",
      "1 Main St",
      "Austin",
      "TX",
      "78701",
      "US",
      "",
      "0.3",
    ]);
    expect(rows[0]).toMatchObject({
      orderNumber: "100000000012",
      toAddress: { zip: "06106" },
      package: { weight: 17.6 },
    });
  });

  it("days are ISO days; a day in a column of measures is named", async () => {
    const { file, rows } = await read([
      [...header, "Date", "Length"],
      [...line, { day: 46347 }, { day: 46347 }],
    ]);
    expect(file.lines[0]?.cells.slice(-2)).toEqual(["2026-11-21", "2026-11-21"]);
    expect(rows[0]?.problems).toMatchObject([
      { code: "ZIP_ZERO_RESTORED" },
      { code: "VALUE_IS_DATE", field: "package.length", params: { text: "2026-11-21" } },
    ]);
  });

  it("a day that no calendar has is shown as spreadsheets show it, and the order is read", async () => {
    const { rows } = await readRows(
      makeWorkbook([
        {
          name: "Orders",
          rows: [
            ["Order Number", "Name", "City", "Notes"],
            ["1", "Ana", "Austin", { day: 1e9 }],
          ],
        },
      ]),
    );
    expect(rows[0]).toMatchObject({ orderNumber: "1", notes: "########" });
  });

  it("a formula is not calculated: its saved result is the text", async () => {
    const { rows } = await read([
      header,
      line.with(1, { formula: 'HYPERLINK("http://x","Ana")', result: "Ana" }),
    ]);
    expect(rows[0]?.toAddress.name).toBe("Ana");
    expect(rows[0]?.problems.map(({ code }) => code)).toEqual(["ZIP_ZERO_RESTORED"]);
  });

  it("the first sheet with content is read, the others are named; titles and empty rows keep the sheet's line numbers", async () => {
    const { file, rows } = await readRows(
      makeWorkbook([
        { name: "Cover", rows: [] },
        { name: "Friday", rows: [["Orders of Friday"], [], header, line, [], line.with(0, 2)] },
        { name: "Notes", rows: [["call Ana"]] },
      ]),
    );
    expect(rows.map(({ lines }) => lines)).toEqual([[4], [6]]);
    expect(file.warnings).toMatchObject([
      { code: "SHEETS_IGNORED", params: { sheet: "Friday", ignored: "Notes" } },
      { code: "TITLE_SKIPPED" },
      { code: "EMPTY_ROWS" },
    ]);
  });

  it("a workbook called .csv is still a workbook", async () => {
    const bytes = makeWorkbook([{ name: "Orders", rows: [header, line] }]);
    expect((await readOrderFile({ fileName: "orders.csv", bytes })).format).toBe("xlsx");
  });
});

describe("workbooks that cannot be read", () => {
  const entries = workbookEntries([{ name: "Orders", rows: [header, line] }]);
  it("an empty one says so", async () => {
    expect(await refusal(makeWorkbook([{ name: "Orders", rows: [] }]))).toMatchObject({
      code: "IMPORT_UNREADABLE",
      message: expect.stringContaining("empty"),
    });
  });

  it("one that would unpack beyond the limit is refused before it is unpacked", async () => {
    const bomb = {
      name: "xl/worksheets/sheet9.xml",
      content: "x",
      claims: importLimits.unpackedBytes,
    };
    expect(await refusal(makeZip([...entries, bomb]))).toMatchObject({
      code: "IMPORT_UNREADABLE",
      message: expect.stringContaining("400 MB"),
    });
  });

  it("what lies in the file and stands in no directory of it is never unpacked", async () => {
    const [sheet] = workbookEntries([
      { name: "Orders", rows: [header, line.with(1, "Smuggled")] },
    ]).slice(-1);
    if (!sheet) throw new Error("a workbook has a sheet");
    const { rows } = await readRows(makeZip([...entries, { ...sheet, listed: 0 }]));
    expect(rows.map(({ toAddress }) => toAddress.name)).toEqual(["José Núñez"]);
  });

  it("one whose directory names the same bytes again and again is refused", async () => {
    const again = { name: "xl/worksheets/sheet2.xml", content: randomBytes(2000), listed: 50 };
    expect(await refusal(makeZip([...entries, again]))).toMatchObject({
      code: "IMPORT_UNREADABLE",
      details: { reason: "FILE_DAMAGED" },
    });
  });

  it("one that lies about what it unpacks to is refused", async () => {
    const liar = { name: "xl/worksheets/sheet9.xml", content: "x".repeat(5_000_000), claims: 1000 };
    expect(await refusal(makeZip([...entries, liar]))).toMatchObject({
      code: "IMPORT_UNREADABLE",
      message: expect.stringContaining("sheet9.xml"),
    });
  });

  it("one with any byte changed is read or refused without a word of the programs inside", async () => {
    const whole = makeWorkbook([
      {
        name: "Orders",
        rows: [
          ["Name", "City"],
          ["Ana", "Austin"],
        ],
      },
    ]);
    for (let at = 0; at < whole.length; at += 1)
      for (const by of [1, 9]) {
        const told = await readRows(whole.with(at, by)).then(
          () => "",
          (error: unknown) => String(error),
        );
        expect(told).not.toMatch(
          /is not a function|Cannot read|call stack|undefined|nodeName|distance|invalid/,
        );
      }
  });

  it("one with broken XML, or cut short, is refused with what to do", async () => {
    const broken = entries.map((entry) =>
      entry.name === "xl/workbook.xml" ? { ...entry, content: "<workbook><sheets" } : entry,
    );
    expect(await refusal(makeZip(broken))).toMatchObject({ code: "IMPORT_UNREADABLE" });
    const whole = makeZip(entries);
    expect(await refusal(whole.subarray(0, whole.length - 30))).toMatchObject({
      code: "IMPORT_UNREADABLE",
      message: expect.stringContaining("Download it again"),
    });
  });
});
