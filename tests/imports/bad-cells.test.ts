import { describe, expect, it } from "vitest";
import { RowChanges } from "#shared/contract/desk/batch-row.ts";
import { readText } from "./read-rows.ts";

const header =
  "Order Number,Name,Company,Address 1,Address 2,City,State,Zip,Country,Phone,Length,Width,Height,Weight (oz),Contents,Item Description,Quantity,Value,HS Code,Notes";
const usual: Record<string, string> = {
  "Order Number": "1",
  Name: "Dana Ruiz",
  "Address 1": "600 Dexter Ave",
  City: "Montgomery",
  State: "AL",
  Zip: "36130",
  Country: "US",
  "Weight (oz)": "18",
};

function lineOf(cells: Record<string, string>): string {
  const all = { ...usual, ...cells };
  return header
    .split(",")
    .map((name) => `"${(all[name] ?? "").replaceAll('"', '""')}"`)
    .join(",");
}
async function rowOf(cells: Record<string, string>) {
  const { rows } = await readText(`${header}\n${lineOf(cells)}`);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error("One line is one row");
  return row;
}

describe("what stands in a cell", () => {
  it.each([
    ["18 oz", 18],
    ["2 lb 3 oz", 35],
    ["1.5kg", 52.91],
    ["500 g", 17.64],
    ["2#", 32],
    ["1,234.50", 1234.5],
    ["", null],
  ])("the weight %j is %j ounces", async (text, ounces) => {
    const row = await rowOf({ "Weight (oz)": text });
    expect(row.package.weight).toBe(ounces);
    expect(row.problems).toEqual([]);
  });

  it.each([
    ["heavy", "NUMBER_INVALID"],
    ["12 stone", "NUMBER_INVALID"],
    ["1.2.3", "NUMBER_INVALID"],
    ["-4", "NUMBER_NEGATIVE"],
    ["2026-11-21", "VALUE_IS_DATE"],
    ["10-Aug", "VALUE_IS_DATE"],
    ["9999999", "NUMBER_TOO_LARGE"],
  ])("the weight %j is no weight: %s, with what stood there", async (text, code) => {
    const row = await rowOf({ "Weight (oz)": text });
    expect(row.package.weight).toBeNull();
    expect(row.problems).toMatchObject([
      { code, field: "package.weight", severity: "error", params: { text } },
    ]);
    expect(row.problems[0]?.message).toContain(text);
  });

  it("a weight of zero stays zero, so that no preset hides it; a side of zero is one that nobody measured", async () => {
    const row = await rowOf({ "Weight (oz)": "0", Length: "0" });
    expect(row.package).toMatchObject({ weight: 0, length: null });
  });

  it("a date that a spreadsheet turned into a number is found in a column of measures", async () => {
    const row = await rowOf({ Length: "45982" });
    expect(row.package.length).toBeNull();
    expect(row.problems).toMatchObject([{ code: "VALUE_IS_DATE", field: "package.length" }]);
  });

  it.each([
    ["United States", "US"],
    ["usa", "US"],
    ["United States (US)", "US"],
    ["UK", "GB"],
    ["Alemania", "DE"],
    ["ESPAÑA", "ES"],
    ["Deutschland", "DE"],
    ["México", "MX"],
    ["Reino Unido", "GB"],
  ])("the country %s is %s", async (text, code) => {
    expect((await rowOf({ Country: text })).toAddress.country).toBe(code);
  });

  it("a misspelled country blocks the row and one key mends it", async () => {
    const row = await rowOf({ Country: "Germny" });
    expect(row.problems).toMatchObject([
      {
        code: "COUNTRY_UNKNOWN",
        severity: "error",
        fix: { field: "toAddress.country", value: "DE" },
      },
    ]);
  });

  it.each([
    ["6106", "CT", "US", "06106"],
    ["2108", "Massachusetts", "USA", "02108"],
    ["901", "PR", "US", "00901"],
    ["61061234", "CT", "US", "06106-1234"],
    ["6106.0", "CT", "US", "06106"],
  ])("the ZIP %s of %s gets its zero back", async (zip, state, country, restored) => {
    const row = await rowOf({ Zip: zip, State: state, Country: country });
    expect(row.toAddress.zip).toBe(restored);
    expect(row.problems).toMatchObject([{ code: "ZIP_ZERO_RESTORED", severity: "warning" }]);
  });

  it.each([
    ["7870", "TX", "US"],
    ["1010", "", "AT"],
    ["6106", "", "US"],
  ])(
    "the postal code %s of %s %s is left as it is: nothing proves a zero",
    async (zip, state, country) => {
      const row = await rowOf({ Zip: zip, State: state, Country: country });
      expect(row.toAddress.zip).toBe(zip);
      expect(row.problems).toEqual([]);
    },
  );

  it("a formula is kept as text, never run, and the link's own text is offered", async () => {
    const row = await rowOf({ Name: '=HYPERLINK("http://evil.example","Dana Ruiz")' });
    expect(row.toAddress.name).toBe('=HYPERLINK("http://evil.example","Dana Ruiz")');
    expect(row.problems).toMatchObject([
      { code: "FORMULA_TEXT", fix: { field: "toAddress.name", value: "Dana Ruiz" } },
    ]);
  });

  it('texts that spreadsheets keep by `="…"` or an apostrophe are just texts', async () => {
    const row = await rowOf({
      Zip: '="36130"',
      Phone: "'+1 334 242 7100",
      "Order Number": '="0042"',
    });
    expect(row).toMatchObject({
      orderNumber: "0042",
      toAddress: { zip: "36130", phone: "+1 334 242 7100" },
      problems: [],
    });
  });

  it("control characters are taken out, emoji and right-to-left names stay", async () => {
    const row = await rowOf({ Name: "Da\u0000na\u0007 🎁 שרה", "Address 2": "Apt\u00a04" });
    expect(row.toAddress).toMatchObject({ name: "Dana 🎁 שרה", street2: "Apt 4" });
    expect(row.problems).toMatchObject([{ code: "CONTROL_CHARACTERS", field: "toAddress.name" }]);
  });

  it("a text that no label can hold blocks the row; a long product name does not", async () => {
    const row = await rowOf({ Name: "x".repeat(150), "Item Description": "y".repeat(300) });
    expect(row.problems).toMatchObject([
      {
        code: "TEXT_TOO_LONG",
        field: "toAddress.name",
        severity: "error",
        params: { length: 150, max: 100 },
      },
      { code: "TEXT_TOO_LONG", field: "items.0.description", severity: "warning" },
    ]);
    expect(row.toAddress.name).toHaveLength(100);
    expect(row.items[0]?.description).toHaveLength(200);
  });

  it("an order number that a spreadsheet shortened is flagged", async () => {
    const row = await rowOf({ "Order Number": "1.23457E+11" });
    expect(row.problems).toMatchObject([{ code: "SPREADSHEET_EXPONENT", field: "orderNumber" }]);
  });

  it.each([
    ["Merchandise", "merchandise", []],
    ["regalo", "gift", []],
    ["Returned goods", "returned_goods", []],
    ["stuff", "merchandise", ["CONTENTS_UNKNOWN"]],
  ])("the contents %s are %s", async (text, contents, codes) => {
    const row = await rowOf({ Contents: text });
    expect(row.contentsType).toBe(contents);
    expect(row.problems.map(({ code }) => code)).toEqual(codes);
  });

  it("an item's bad figures name the item and what stood there", async () => {
    const row = await rowOf({ "Item Description": "Tote", Quantity: "1.5", Value: "free" });
    expect(row.items).toMatchObject([{ quantity: 1, value: null }]);
    expect(row.problems).toMatchObject([
      { code: "NUMBER_INVALID", field: "items.0.quantity", params: { text: "1.5" } },
      { code: "NUMBER_INVALID", field: "items.0.value", params: { text: "free" } },
    ]);
  });

  it("an item of which none is left is not in the parcel", async () => {
    expect((await rowOf({ "Item Description": "Tote", Quantity: "0" })).items).toEqual([]);
  });
});

describe("lines and parcels", () => {
  const read = (...lines: Record<string, string>[]) =>
    readText([header, ...lines.map(lineOf)].join("\n"));

  it("a line that repeats another word for word ships nothing twice", async () => {
    const { rows } = await read({ "Item Description": "Tote" }, { "Item Description": "Tote" });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ lines: [2, 3], items: [{ quantity: 1 }] });
    expect(rows[0]?.problems).toMatchObject([
      { code: "DUPLICATE_LINE", severity: "warning", params: { line: 3, of: 2 } },
    ]);
  });

  it("without order numbers a repeated line stays a parcel of its own, with a warning", async () => {
    const { rows, codes } = await read({ "Order Number": "" }, { "Order Number": "" });
    expect(rows).toHaveLength(2);
    expect(codes).toEqual([[], ["DUPLICATE_LINE"]]);
  });

  it("lines of goods under an order, its number in the first line only, are one parcel", async () => {
    const blank = Object.fromEntries(Object.keys(usual).map((name) => [name, ""]));
    const { rows } = await read(
      { "Item Description": "Tote" },
      { ...blank, "Item Description": "Pin" },
      { "Order Number": "2", "Address 1": "2 Main St", "Item Description": "Cup" },
      { ...blank, Notes: "no goods, no address" },
    );
    expect(rows.map(({ lines }) => lines)).toEqual([[2, 3], [4], [5]]);
    expect(rows[0]?.items.map(({ description }) => description)).toEqual(["Tote", "Pin"]);
  });

  it("one order to two addresses, or in two boxes, is two parcels", async () => {
    const { rows } = await read({ Length: "10" }, { "Address 1": "1 Other St" }, { Length: "20" });
    expect(rows.map(({ lines }) => lines)).toEqual([[2], [3], [4]]);
  });

  it("the items' weights are the parcel's where nobody weighed it, with a remark", async () => {
    const { rows } = await readText(
      "Order Number,Name,Address 1,City,Zip,Country,Lineitem name,Lineitem quantity,Lineitem grams\n7,A,1 Main St,Austin,78701,US,Tote,2,250\n7,,,,,,Pin,1,50",
    );
    expect(rows[0]?.package.weight).toBe(19.4);
    expect(rows[0]?.problems).toMatchObject([{ code: "WEIGHT_FROM_ITEMS", severity: "warning" }]);
  });

  it("a company without a person is the recipient; first and last name are one name", async () => {
    const { rows } = await readText(
      "First Name,Last Name,Company,Address,City,Zip,Country\nAna,Ruiz,Acme,1 Main St,Austin,78701,US\n,,Acme,2 Main St,Austin,78701,US",
    );
    expect(rows.map(({ toAddress }) => [toAddress.name, toAddress.company])).toEqual([
      ["Ana Ruiz", "Acme"],
      ["Acme", ""],
    ]);
  });

  it("a file without countries ships to the station's own", async () => {
    const text = "Name,Address,City,State,Zip\nAna,1 Main St,Austin,TX,78701";
    expect((await readText(text)).match.missing).toEqual(["country"]);
    const { match, rows } = await readText(text, "US");
    expect(match.missing).toEqual([]);
    expect(rows[0]).toMatchObject({ toAddress: { country: "US" }, problems: [] });
  });

  it("every value of a bad row is still one that a batch takes", async () => {
    const { rows } = await read({
      Name: `\u0007${"🎁".repeat(200)}`,
      Phone: "9".repeat(300),
      "Weight (oz)": "NaN",
      Length: "1e99",
      Quantity: "-3",
      Value: "Infinity",
      "Item Description": "\ud800x",
      "HS Code": "1".repeat(60),
      Notes: "n".repeat(2000),
    });
    const [row] = rows;
    if (!row) throw new Error("A bad line is a row all the same");
    const { lines, problems, ...changes } = row;
    expect(lines).toEqual([2]);
    expect(problems.length).toBeGreaterThan(5);
    expect(RowChanges.parse(changes)).toEqual(changes);
  });
});
