import { expect, test } from "vitest";
import type { CustomsInfo } from "../contract/customs.ts";
import { borderPapers, declaredCents } from "./customs-form.ts";

function customs(value: number, contents: CustomsInfo["contents_type"] = "merchandise") {
  return {
    contents_type: contents,
    contents_explanation: undefined,
    customs_certify: true,
    customs_signer: "Ada Quist",
    eel_pfc: "NOEEI 30.37(a)",
    incoterm: "DDU",
    non_delivery_option: "return",
    restriction_type: "none",
    restriction_comments: undefined,
    customs_items: [
      {
        description: "Wallet",
        quantity: 4,
        value,
        weight: 3,
        origin_country: "US",
        hs_tariff_number: "420231",
      },
    ],
  } satisfies CustomsInfo;
}
const abroad = { fromCountry: "US", toCountry: "CA" };

test("the value is that of all units of all items", () => {
  expect(declaredCents(customs(19.99))).toBe(7996);
});

test.each([
  ["USPS", 100, "merchandise", ["cn22", "commercial_invoice"]],
  ["USPS", 100.01, "merchandise", ["cn23", "commercial_invoice"]],
  ["USPS", 10, "gift", ["cn22"]],
  ["USPS", 500, "returned_goods", ["cn23"]],
  ["UPS", 10, "merchandise", ["commercial_invoice"]],
  ["FEDEX", 10, "gift", ["proforma_invoice"]],
  ["DHL", 10, "sample", ["proforma_invoice"]],
  ["DHL", 10, "documents", []],
] as const)("%s with four units of %f dollars, %s, carries %j", (carrier, value, kind, papers) => {
  expect(borderPapers({ carrier, ...abroad, customs: customs(value, kind) })).toEqual(papers);
});

test("mail to a military post office carries its declaration and no invoice, what stays at home nothing", () => {
  const home = { carrier: "USPS", fromCountry: "US", toCountry: "US" } as const;
  expect(borderPapers({ ...home, customs: customs(10) })).toEqual(["cn22"]);
  expect(borderPapers({ ...home, customs: null })).toEqual([]);
});
