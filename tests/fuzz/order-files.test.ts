import fc from "fast-check";
import { expect, test } from "vitest";
import { RowChanges } from "#shared/contract/desk/batch-row.ts";
import { StationError } from "#shared/contract/errors.ts";
import { makeWorkbook } from "../imports/make-workbook.ts";
import { readRows } from "../imports/read-rows.ts";
import { Dice } from "./dice.ts";
import { leakIn } from "./leaks.ts";
import { mutate, orderFiles } from "./samples.ts";

const runs = Number(process.env["SHIPDECK_FUZZ_FILES"] ?? 300);

/** Rows that a batch takes, or a refusal in a sentence; anything else throws. */
async function readToTheEnd(bytes: Uint8Array): Promise<string> {
  try {
    const { rows } = await readRows(bytes);
    for (const { lines, problems, ...changes } of rows) {
      expect(lines.length).toBeGreaterThan(0);
      for (const { message } of problems) expect(message).not.toBe("");
      expect(RowChanges.parse(changes)).toEqual(changes);
    }
    return `${rows.length} rows`;
  } catch (error) {
    if (!(error instanceof StationError)) throw error;
    expect(leakIn(error.message)).toBeNull();
    return error.code;
  }
}

test("order files of every marketplace with bytes changed, doubled, cut and mixed are read or refused", async () => {
  const property = fc.asyncProperty(fc.gen(), async (draw) => {
    const dice = new Dice(draw);
    await readToTheEnd(mutate(dice, dice.pick(orderFiles), orderFiles));
  });
  await expect(fc.assert(property, { numRuns: runs, endOnFailure: true })).resolves.toBeUndefined();
});

const header = "Order Number,Name,Address 1,City,State,Zip,Country\n";
const wide = (count: number) => `${header}${"x,".repeat(count)}\n`;
test.each([
  ["a line of a million cells", wide(1_000_000)],
  ["a header of a million cells", `${"x,".repeat(1_000_000)}\nA,B\n`],
  ["a million open quotation marks", `${header}${'"'.repeat(1_000_001)}`],
  ["quotes in quotes in quotes", `${header}${'"a ""b """"c"""" """","'.repeat(20_000)}`],
  ["a cell of ten million characters", `${header}1,${"n".repeat(10_000_000)},1 Main St\n`],
  ["a million empty lines", `${header}${"\n".repeat(1_000_000)}1,A,1 Main St,Austin,TX,78701,US\n`],
  ["a million returns", `${header}${"\r".repeat(1_000_000)}`],
  ["nothing but byte order marks", "\ufeff".repeat(100_000)],
  ["a million zeros", "\0".repeat(1_000_000)],
])("%s holds nobody up", async (_, text) => {
  const start = performance.now();
  expect(await readToTheEnd(Buffer.from(text))).toMatch(/rows|IMPORT_UNREADABLE|TOO_LARGE/);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test.each([
  ["formulas", [[{ formula: '=HYPERLINK("http://x","y")', result: "Ana" }, "=1+1", "@SUM(1)"]]],
  ["entities and markup", [["&lt;x&gt;", "]]>", "<!ENTITY x SYSTEM 'file:///etc/passwd'>"]]],
  ["numbers beyond all", [[Number.MAX_VALUE, -0, 5e-324, 1e21]]],
  ["days that never were", [[{ day: -1 }, { day: 0 }, { day: 60 }, { day: 1e9 }]]],
] as const)("a workbook of %s is read or refused", async (_, cells) => {
  const rows = [["Order Number", "Name", "Zip", "Weight (lb)"], ...cells];
  expect(await readToTheEnd(makeWorkbook([{ name: "Orders", rows }]))).toMatch(/rows|IMPORT/);
});
