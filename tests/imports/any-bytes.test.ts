import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RowChanges } from "#shared/contract/desk/batch-row.ts";
import { ImportMapping, importFields } from "#shared/contract/desk/imports.ts";
import { StationError } from "#shared/contract/errors.ts";
import { makeWorkbook } from "./make-workbook.ts";
import { readRows } from "./read-rows.ts";
import { draftRows } from "#electron/imports/draft-rows.ts";

/** Reads bytes to the end; anything but rows that a batch takes, or a StationError, fails the test. */
async function mustSettle(bytes: Uint8Array): Promise<void> {
  try {
    const { match, rows } = await readRows(bytes);
    ImportMapping.parse(match.mapping);
    for (const { lines, problems, ...changes } of rows) {
      expect(lines.length).toBeGreaterThan(0);
      expect(problems.every(({ message }) => message !== "")).toBe(true);
      expect(RowChanges.parse(changes)).toEqual(changes);
    }
  } catch (error) {
    if (!(error instanceof StationError)) throw error;
  }
}

const nasty = fc.constantFrom(
  '"',
  "'",
  "=1+1",
  '=HYPERLINK("x","y")',
  "@x",
  "\0",
  "\u0007",
  "\ud800",
  "🎁",
  "שרה",
  "1,234.50",
  "1.234,50",
  "12 oz",
  "2 lb 3 oz",
  "-1",
  "1e400",
  "NaN",
  "45982",
  "10-Aug",
  "6106",
  "CT",
  "US",
  "Alemania",
  "",
  " ",
  "\t",
  "\n",
  "\r\n",
  ",",
  ";",
  "|",
  "x".repeat(300),
  "9".repeat(400),
  "1/0",
  "#N/A",
);
const cell = fc.oneof(nasty, fc.string({ maxLength: 20, unit: "binary" }), fc.double().map(String));
const heading = fc.constantFrom(
  "Order Number",
  "Name",
  "Shipping Name",
  "Address 1",
  "Ship To Address 1",
  "City",
  "State",
  "Zip",
  "Country",
  "Phone",
  "Length (cm)",
  "Weight (lb)",
  "Weight",
  "Quantity",
  "Price",
  "HS Code",
  "Notes",
  "Contents",
  "",
  "?",
  "Lineitem name",
  "Financial Status",
);
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe("any file at all", () => {
  it("bytes of any kind are read or refused, never a crash", async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), mustSettle), {
      numRuns: 400,
    });
  });

  it("tables of any cells, quoted or not, in any encoding, give rows that a batch takes", async () => {
    const table = fc.record({
      headings: fc.array(heading, { minLength: 1, maxLength: 14 }),
      lines: fc.array(fc.array(cell, { maxLength: 16 }), { minLength: 1, maxLength: 6 }),
      quoted: fc.boolean(),
      delimiter: fc.constantFrom(",", ";", "\t", "|"),
      encoding: fc.constantFrom("utf8" as const, "utf16le" as const, "latin1" as const),
    });
    const property = fc.asyncProperty(
      table,
      async ({ headings, lines, quoted, delimiter, encoding }) => {
        const rows = [headings, ...lines].map((cells) =>
          cells.map((text) => (quoted ? quote(text) : text)).join(delimiter),
        );
        await mustSettle(Buffer.from(rows.join("\r\n"), encoding));
      },
    );
    await expect(fc.assert(property, { numRuns: 400 })).resolves.toBeUndefined();
  });

  it("any mapping of any cells gives rows that a batch takes", async () => {
    const mapping = fc.record({
      columns: fc.dictionary(fc.constantFrom(...importFields), fc.nat(30)),
      weightUnit: fc.constantFrom("oz" as const, "lb" as const, "g" as const, "kg" as const),
      lengthUnit: fc.constantFrom("in" as const, "cm" as const, "mm" as const),
      itemWeightUnit: fc.constantFrom(null, "g" as const),
      valuePer: fc.constantFrom("unit" as const, "line" as const),
      defaultCountry: fc.constantFrom(null, "US"),
    });
    const lines = fc.array(fc.array(cell, { minLength: 1, maxLength: 31 }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(mapping, lines, async (mapping, lines) => {
        const numbered = lines.map((cells, at) => ({ line: at + 2, cells }));
        for (const row of await draftRows({ lines: numbered, delimiter: "," }, mapping)) {
          const { lines, problems, ...changes } = row;
          expect(lines.length + problems.length).toBeGreaterThan(0);
          expect(RowChanges.parse(changes)).toEqual(changes);
        }
      }),
      { numRuns: 400 },
    );
  });

  it("a workbook with any byte changed is read or refused", async () => {
    const whole = makeWorkbook([
      {
        name: "Orders",
        rows: [
          ["Name", "City", "Zip", "Weight (lb)"],
          ["Ana", "Austin", 78701, 2],
        ],
      },
    ]);
    const property = fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.integer({ min: 1, max: 255 }),
      (at, by) => mustSettle(whole.with(at, ((whole[at] ?? 0) + by) % 256)),
    );
    await expect(fc.assert(property, { numRuns: 300 })).resolves.toBeUndefined();
  });
});
