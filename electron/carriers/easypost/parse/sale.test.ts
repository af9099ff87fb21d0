import { expect, test } from "vitest";
import { isGivenBack, isSold, parseSale } from "./sale.ts";
import { TheirShipment } from "./schemas.ts";

const sold = {
  id: "shp_1",
  tracking_code: "9400",
  selected_rate: { id: "rate_1", carrier: "USPS", service: "Priority", rate: "6.90" },
  postage_label: {
    label_url: "https://files/1.png",
    label_file_type: "image/png",
    label_pdf_url: null,
  },
  fees: [
    { type: "LabelFee", amount: "0.00000" },
    { type: "PostageFee", amount: "6.90000" },
    { type: "InsuranceFee", amount: "0.50000" },
  ],
};
const saleOf = (changes: object) => parseSale(TheirShipment.parse({ ...sold, ...changes }));

test("what was charged is the sum of the fees, those of nothing left out", () => {
  expect(saleOf({})).toEqual({
    trackingCode: "9400",
    cents: 740,
    fees: [
      { name: "Postage", cents: 690 },
      { name: "Insurance", cents: 50 },
    ],
    file: { url: "https://files/1.png", isPdf: false },
  });
});

test("a carrier's own contract bills the postage itself: the rate counts for it", () => {
  expect(saleOf({ fees: [{ type: "LabelFee", amount: "0.05000" }] })).toMatchObject({
    cents: 695,
    fees: [
      { name: "Postage", cents: 690 },
      { name: "Label", cents: 5 },
    ],
  });
  expect(saleOf({ fees: [] })?.cents).toBe(690);
});

test("parts of a cent add up before they are rounded", () => {
  const fees = [
    { type: "PostageFee", amount: "6.90000" },
    { type: "LabelFee", amount: "0.00500" },
    { type: "TrackerFee", amount: "0.00500" },
  ];
  expect(saleOf({ fees })?.cents).toBe(691);
});

test("a PDF goes before a picture", () => {
  const label = { ...sold.postage_label, label_pdf_url: "https://files/1.pdf" };
  expect(saleOf({ postage_label: label })?.file).toEqual({
    url: "https://files/1.pdf",
    isPdf: true,
  });
});

test.each([
  [{ tracking_code: null }],
  [{ postage_label: { label_url: null, label_pdf_url: null, label_file_type: null } }],
  [{ fees: [{ type: "PostageFee", amount: "much" }] }],
  [{ fees: [], selected_rate: null }],
])("sold, but with %j: no label can be paid by that answer", (changes) => {
  expect(isSold(TheirShipment.parse({ ...sold, ...changes }))).toBe(true);
  expect(saleOf(changes)).toBeNull();
});

test.each([
  ["refunded", true],
  ["submitted", true],
  ["rejected", false],
  ["not_applicable", false],
  [null, false],
])("a refund that is %s: the label is given back? %s", (status, given) => {
  expect(isGivenBack(TheirShipment.parse({ ...sold, refund_status: status }))).toBe(given);
});
