import { describe, expect, it } from "vitest";
import { headerFingerprint } from "./header-fingerprint.ts";
import { matchColumns } from "./match-columns.ts";

/** Field and header of what was matched. */
function matched(headers: string[], sample: string[][] = []) {
  const { mapping } = matchColumns(headers, sample);
  return Object.fromEntries(
    Object.entries(mapping.columns).map(([field, at]) => [field, headers[at]]),
  );
}

describe("columns by their headers", () => {
  it.each([
    [
      [
        "order_id",
        "ship_to_name",
        "ship_to_address",
        "ship_to_city",
        "ship_to_postal_code",
        "ship_to_country_code",
      ],
    ],
    [["ORDER NO.", "RECIPIENT", "STREET", "TOWN", "POSTCODE", "COUNTRY"]],
    [
      [
        "Reference",
        "Full Name",
        "Address Line 1",
        "City/Town",
        "ZIP/Postal Code",
        "Country/Region",
      ],
    ],
    [
      [
        "orderNumber",
        "deliveryName",
        "deliveryAddress1",
        "deliveryCity",
        "deliveryZip",
        "deliveryCountry",
      ],
    ],
    [["Pedido", "Nombre completo", "Dirección", "Ciudad", "C.P.", "País"]],
    [["Nº pedido", "Destinatario", "Calle y número", "Localidad", "Código Postal", "Pais"]],
  ])("%j are order, name, street, city, ZIP and country", (headers) => {
    const [orderNumber, name, street1, city, zip, country] = headers;
    expect(matched(headers)).toEqual({ orderNumber, name, street1, city, zip, country });
    expect(matchColumns(headers, []).missing).toEqual([]);
  });

  it("the recipient's columns are preferred to bare ones, and the payer's are never taken", () => {
    expect(
      matched([
        "Name",
        "Billing Name",
        "Billing City",
        "City",
        "Shipping Name",
        "Shipping City",
        "Sender Zip",
      ]),
    ).toMatchObject({ name: "Shipping Name", city: "Shipping City" });
    expect(matched(["Billing Name", "Buyer Address", "Sender City", "Return Zip"])).toEqual({});
  });

  it("of two columns that may hold a field, the one that holds something is taken", () => {
    expect(
      matched(
        ["Phone", "Mobile"],
        [
          ["", "555"],
          ["", "556"],
        ],
      ),
    ).toEqual({ phone: "Mobile" });
  });

  it.each([
    ["Weight (oz)", "oz"],
    ["weight_lbs", "lb"],
    ["Peso (gramos)", "g"],
    ["Weight in KG", "kg"],
    ["Weight", "oz"],
  ])("the header %s says %s", (header, unit) => {
    expect(matchColumns([header], []).mapping).toMatchObject({
      columns: { weight: 0 },
      weightUnit: unit,
    });
  });

  it.each([
    ["Length (cm)", "cm"],
    ["Largo mm", "mm"],
    ["length_in", "in"],
    ["Length", "in"],
  ])("the header %s says %s", (header, unit) => {
    expect(matchColumns([header], []).mapping).toMatchObject({
      columns: { length: 0 },
      lengthUnit: unit,
    });
  });

  it("what is needed and not there is named", () => {
    expect(matchColumns(["Order", "SKU"], []).missing).toEqual([
      "name",
      "street1",
      "city",
      "zip",
      "country",
    ]);
    expect(matchColumns(["Last Name", "Address", "City", "Zip"], [], "US").missing).toEqual([]);
  });

  it("no header at all is no failure", () => {
    expect(matchColumns([], [])).toMatchObject({ source: "other", mapping: { columns: {} } });
  });
});

describe("the name of a header row", () => {
  it("is the same in any case and punctuation, and another in another order", () => {
    const name = headerFingerprint(["Order Number", "Zip"]);
    expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(headerFingerprint(["ORDER_NUMBER", "zip "])).toBe(name);
    expect(headerFingerprint(["Zip", "Order Number"])).not.toBe(name);
  });
});
