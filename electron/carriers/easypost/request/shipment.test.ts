import { expect, test } from "vitest";
import { verifyRequest } from "./address.ts";
import { customsRequest } from "./customs.ts";
import { labelSizeOption, printedReference, shipmentRequest } from "./shipment.ts";

const from = {
  name: "Warehouse",
  company: undefined,
  street1: "1 Main St",
  street2: "",
  city: "Austin",
  state: "TX",
  zip: "78701",
  country: "US",
  phone: undefined,
  email: undefined,
};
const to = { ...from, name: "Ada", city: "Toronto", state: "ON", zip: "M5V 3L9", country: "CA" };
const parcel = { length: 10, width: 8, height: 4, weight: 15.4 };
const customs = {
  contents_type: "dangerous_goods" as const,
  contents_explanation: "batteries",
  customs_certify: true as const,
  customs_signer: "Ada Quist",
  eel_pfc: "NOEEI 30.37(a)",
  incoterm: "DDP" as const,
  non_delivery_option: "return" as const,
  restriction_type: "none" as const,
  restriction_comments: undefined,
  customs_items: [
    {
      description: "Cell",
      quantity: 3,
      value: 0.1,
      weight: 1.1,
      origin_country: "CN",
      hs_tariff_number: "850650",
    },
  ],
};
const shipment = { fromAddress: from, toAddress: to, parcel, customsInfo: customs };

test("a shipment asks for a PDF, in dollars, with its incoterm among the options; what is empty is left out", () => {
  expect(shipmentRequest(shipment)).toMatchObject({
    shipment: {
      from_address: {
        name: "Warehouse",
        street1: "1 Main St",
        city: "Austin",
        state: "TX",
        zip: "78701",
        country: "US",
      },
      parcel,
      options: { label_format: "PDF", currency: "USD", incoterm: "DDP" },
    },
  });
  expect(JSON.stringify(shipmentRequest(shipment))).not.toMatch(
    /street2|phone|is_return|reference|verify/,
  );
});

test("contents that they do not know go as other, explained; values and weights are of the whole line", () => {
  expect(customsRequest(customs, false)).toMatchObject({
    contents_type: "other",
    contents_explanation: "Dangerous goods: batteries",
    customs_items: [{ quantity: 3, value: 0.3, weight: 3.3, currency: "USD" }],
  });
});

test("a return goes the way the goods went out, as returned goods", () => {
  expect(shipmentRequest(shipment, { isReturn: true })).toMatchObject({
    shipment: {
      is_return: true,
      from_address: { name: "Ada" },
      to_address: { name: "Warehouse" },
      customs_info: { contents_type: "returned_goods" },
    },
  });
});

test("a carrier's packaging replaces the measures, one's own does not", () => {
  const asked = (packageType: string) =>
    shipmentRequest({ ...shipment, parcel: { ...parcel, packageType } });
  expect(asked("MediumFlatRateBox")).toMatchObject({
    shipment: { parcel: { predefined_package: "MediumFlatRateBox", weight: 15.4 } },
  });
  expect(asked("package")).toMatchObject({ shipment: { parcel } });
});

test.each([
  ["  ORDER-1  ", "ORDER-1"],
  ["x".repeat(60), "x".repeat(35)],
  ["Größe", null],
  ["  ", null],
  [null, null],
])("a reference of %s is printed as %s", (given, printed) => {
  expect(printedReference(given)).toBe(printed);
});

test("the doc tab is asked for from those who have one", () => {
  expect([
    labelSizeOption("4x8", "UPS"),
    labelSizeOption("4x8", "USPS"),
    labelSizeOption("letter", "UPS"),
  ]).toEqual(["4x8", null, null]);
});

test("verify is only ever there when it is wanted", () => {
  expect(verifyRequest(from)).toMatchObject({ verify: true, address: { name: "Warehouse" } });
});
