import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";
import { readRows } from "./read-rows.ts";

const sample = "resources/examples/orders-sample.csv";

it("the sample file is 28 parcels: 24 can be shipped, four have a good reason not to be", async () => {
  const { match, rows } = await readRows(await readFile(sample));
  expect(match).toMatchObject({ source: "shipdeck", missing: [], mapping: { weightUnit: "oz" } });
  expect(rows).toHaveLength(28);
  const engine = openAddressEngine(join("resources", "postal"));
  const blocked = rows.flatMap(({ orderNumber, toAddress, problems }) => {
    const { verified, errors } = engine.verify(toAddress);
    const own = problems.filter(({ severity }) => severity === "error").map(({ code }) => code);
    const found = verified ? [] : errors.map(({ code }) => code);
    return own.length + found.length > 0 ? [[orderNumber, ...own, ...found]] : [];
  });
  expect(blocked).toEqual([
    ["1024", "E.HOUSE_NUMBER.MISSING"],
    ["1025", "E.CITY_STATE_ZIP.INVALID"],
    ["1026", "E.ZIP.INVALID"],
    ["1027", "WEIGHT_ZERO"],
  ]);
});

it("the sample's cut ZIP gets its zero back, and its formula is a plain name with a remark", async () => {
  const { rows } = await readRows(await readFile(sample));
  const hartford = rows.find(({ orderNumber }) => orderNumber === "1006");
  expect(hartford?.toAddress.zip).toBe("06106");
  expect(hartford?.problems).toMatchObject([
    { code: "ZIP_ZERO_RESTORED", severity: "warning", params: { typed: "6106", zip: "06106" } },
  ]);
  const formula = rows.find(({ orderNumber }) => orderNumber === "1028");
  expect(formula?.toAddress.name).toBe('=HYPERLINK("http://x")');
  expect(formula?.problems).toMatchObject([
    { code: "FORMULA_TEXT", severity: "warning", fix: { field: "toAddress.name" } },
  ]);
  const named = rows.map(({ toAddress }) => toAddress.name);
  expect(named).toContain("Smith, Jr., A.");
  expect(named).toContain("José Núñez");
});
