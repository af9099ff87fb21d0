import { describe, expect, it } from "vitest";
import { RowChanges } from "#shared/contract/desk/batch-row.ts";
import { readExport } from "./read-rows.ts";

describe("exports of other programs", () => {
  it("a Shopify order of two lines is one parcel with two items, its ZIP and phone without apostrophes", async () => {
    const { match, rows } = await readExport("shopify.csv");
    expect(match).toMatchObject({ source: "shopify", missing: [] });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      lines: [2, 3],
      orderNumber: "#1001",
      toAddress: {
        name: "Dana Ruiz",
        company: "Alabama State Capitol",
        street1: "600 Dexter Ave",
        street2: "Suite 4",
        zip: "36130",
        phone: "+1 334-242-7100",
      },
      items: [
        { description: "Canvas tote - Natural", quantity: 2, value: 24, sku: "TOTE-NAT" },
        { description: 'Enamel pin, "gold"', quantity: 1, value: 15, sku: "PIN-01" },
      ],
      notes: "Leave at desk, Thank you",
      problems: [],
    });
    expect(rows[1]?.toAddress).toMatchObject({ name: "José Núñez", zip: "00901", country: "US" });
  });

  it("eBay's summary line gives the address, its item lines the goods; title and count are left out", async () => {
    const { file, match, rows } = await readExport("ebay.csv");
    expect(match).toMatchObject({ source: "ebay", missing: [] });
    expect(file.warnings.map(({ code }) => code)).toEqual(["TITLE_SKIPPED", "FOOTER_SKIPPED"]);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      lines: [4, 5, 6],
      toAddress: { name: "Tom O'Neil", street1: "206 Washington St SW", country: "US" },
      items: [
        { description: "Board game: Harbor", quantity: 2, value: 45 },
        { description: "Dice set", quantity: 1, value: 15 },
      ],
    });
    expect(rows[1]).toMatchObject({ toAddress: { country: "DE" }, items: [{ value: 1210 }] });
  });

  it("Amazon's unshipped orders are joined by order; quotation marks in a product's name are just marks", async () => {
    const { match, rows } = await readExport("amazon-unshipped.txt");
    expect(match).toMatchObject({ source: "amazon", missing: [] });
    expect(rows.map(({ lines }) => lines)).toEqual([[2, 3], [4]]);
    expect(rows[0]?.items.map(({ description, quantity }) => [description, quantity])).toEqual([
      ['"Harbor" mug, 12 oz', 2],
      ["Loose tea", 1],
    ]);
    expect(rows[1]?.toAddress).toMatchObject({
      street2: "10 Downing Street",
      state: "",
      country: "GB",
    });
  });

  it("Amazon's price stands for the whole line: two for 70 are 35 each", async () => {
    const { rows } = await readExport("amazon-new-orders.txt");
    expect(rows[0]?.items[0]).toMatchObject({ quantity: 2, value: 35 });
    expect(rows[0]?.notes).toBe("Back door");
  });

  it("Etsy's sold orders and sold order items are both known", async () => {
    const orders = await readExport("etsy-orders.csv");
    expect(orders.match).toMatchObject({ source: "etsy", missing: [] });
    expect(orders.rows.map(({ toAddress }) => [toAddress.name, toAddress.country])).toEqual([
      ["Lucia Gomez", "US"],
      ["Marie Dubois", "FR"],
    ]);
    const items = await readExport("etsy-items.csv");
    expect(items.match.source).toBe("etsy");
    expect(items.rows).toHaveLength(1);
    expect(items.rows[0]?.items).toHaveLength(2);
  });

  it("ShipStation's column of units says that weights are pounds", async () => {
    const { match, rows } = await readExport("shipstation.csv");
    expect(match).toMatchObject({
      source: "shipstation",
      missing: [],
      mapping: { weightUnit: "lb" },
    });
    expect(rows.map((row) => row.package.weight)).toEqual([40, 28]);
    expect(rows[1]?.toAddress).toMatchObject({ name: "Hugo Martin", street2: "Attn: Mail room" });
  });

  it("WooCommerce's exports ship to the shipping name, never to the billing one", async () => {
    const advanced = await readExport("woocommerce-advanced.csv");
    expect(advanced.match).toMatchObject({ source: "woocommerce", missing: [] });
    expect(advanced.rows.map(({ toAddress }) => toAddress.name)).toEqual([
      "Mei Tanaka",
      "Luc Tremblay",
    ]);
    const columns = await readExport("woocommerce-columns.csv");
    expect(columns.match).toMatchObject({ source: "woocommerce", missing: [] });
    expect(columns.rows[0]?.toAddress).toMatchObject({
      name: "Ola Berg",
      street1: "200 E Colfax Ave",
      zip: "80203",
    });
  });

  it("a Spanish sheet in Windows-1252 with semicolons, commas in numbers, kilograms and centimetres is read whole", async () => {
    const { file, match, rows } = await readExport("espanol.csv");
    expect(file).toMatchObject({ encoding: "windows-1252", delimiter: ";" });
    expect(match).toMatchObject({
      missing: [],
      mapping: { weightUnit: "kg", lengthUnit: "cm" },
    });
    expect(rows[0]).toMatchObject({
      toAddress: { name: "Íñigo Peña", street1: "Carrera 7 # 71-21", country: "CO" },
      package: { length: 10, width: 7.87, height: 3.94, weight: 44.09 },
      contentsType: "gift",
      items: [{ value: 1250.5, hsCode: "621420", origin: "CO" }],
    });
    expect(rows[1]?.toAddress.country).toBe("DE");
    expect(rows[1]?.problems).toMatchObject([
      { code: "HS_ZERO_RESTORED", field: "items.0.hsCode" },
    ]);
  });

  it.each([
    "shopify.csv",
    "ebay.csv",
    "amazon-unshipped.txt",
    "amazon-new-orders.txt",
    "etsy-orders.csv",
    "etsy-items.csv",
    "shipstation.csv",
    "woocommerce-advanced.csv",
    "woocommerce-columns.csv",
    "espanol.csv",
  ])("every row of %s is one that a batch takes", async (name) => {
    const { rows } = await readExport(name);
    expect(rows.length).toBeGreaterThan(0);
    for (const { lines, problems, ...changes } of rows) {
      expect(lines.length).toBeGreaterThan(0);
      expect(problems.every(({ severity }) => severity === "warning")).toBe(true);
      expect(RowChanges.parse(changes)).toEqual(changes);
    }
  });
});
