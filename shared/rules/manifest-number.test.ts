import { expect, test } from "vitest";
import { gs1CheckDigit } from "./gs1-mod10.ts";
import { manifestNumber } from "./manifest-number.ts";

test("a SCAN form's number is 22 digits of a form 5630 that end in their check digit", () => {
  const { number, text, barcode } = manifestNumber("USPS", "2026-11-21", 17);
  expect(number).toMatch(/^94757908999010000001\d\d$/);
  expect(number).toHaveLength(22);
  expect(number.at(-1)).toBe(gs1CheckDigit(number.slice(0, -1)));
  expect(text.replaceAll(" ", "")).toBe(number);
  expect(barcode).toEqual({ symbology: "gs1-128", data: `(94)${number.slice(2)}`, caption: text });
});

test("another carrier's summary is called by carrier, day and serial", () => {
  expect(manifestNumber("FEDEX", "2026-11-21", 17)).toEqual({
    number: "FEDEX261121000017",
    text: "FEDEX 261121 000017",
    barcode: { symbology: "code128", data: "FEDEX261121000017", caption: "FEDEX 261121 000017" },
  });
});
