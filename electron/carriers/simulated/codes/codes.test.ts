import { expect, test } from "vitest";
import { dhlCheckDigit, dhlTrackingCode } from "./dhl.ts";
import { fedexBarcode, fedexCheckDigit, fedexTrackingCode } from "./fedex.ts";
import { gs1CheckDigit } from "#shared/rules/gs1-mod10.ts";
import { s10CheckDigit, s10TrackingCode } from "./s10.ts";
import { upsCheckDigit, upsTrackingCode } from "./ups.ts";
import { uspsTrackingCode } from "./usps.ts";

test.each([
  "9400111201080805483016",
  "9361289878700317633795",
  "9405803699300124287899",
  "9505511069605048600624",
  "9261290113185417468510",
  "9171969010756003077385",
])("USPS: the check digit of the published %s is right", (code) => {
  expect(gs1CheckDigit(code.slice(0, -1))).toBe(code.slice(-1));
});

test.each(["RB123456785GB", "LZ473124829US", "EE123456785US"])(
  "International post: the check digit of %s is right",
  (code) => {
    expect(s10CheckDigit(code.slice(2, 10))).toBe(code[10]);
  },
);

test("International post: a rest of ten is written 0 and of eleven 5", () => {
  expect(s10CheckDigit("00000000")).toBe("5");
  expect(s10CheckDigit("00000050")).toBe("0");
});

test.each([
  "1Z5R89390357567127",
  "1Z879E930346834440",
  "1Z410E7W0392751591",
  "1Z8V92A70367203024",
  "1Z999AA10123456784",
])("UPS: the check digit of the published %s is right", (code) => {
  expect(upsCheckDigit(code.slice(2, -1))).toBe(code.slice(-1));
});

test.each(["986578788855", "477179081230", "799531274483", "790535312317", "974367662710"])(
  "FedEx: the check digit of the published %s is right",
  (code) => {
    expect(fedexCheckDigit(code.slice(0, -1))).toBe(code.slice(-1));
  },
);

test.each(["3318810025", "8487135506", "3318810036", "3318810014", "3821724944"])(
  "DHL: the check digit of the published %s is right",
  (code) => {
    expect(dhlCheckDigit(code.slice(0, -1))).toBe(code.slice(-1));
  },
);

test("every carrier's codes have its own shape", () => {
  expect(uspsTrackingCode("055", 1)).toMatch(/^93055\d{6}0000000001\d$/);
  expect(s10TrackingCode("LZ", 1)).toMatch(/^LZ00000001\dUS$/);
  expect(upsTrackingCode("03", 1)).toMatch(/^1Z[A-Z0-9]{6}030000001\d$/);
  expect(fedexTrackingCode(1)).toMatch(/^70000000001\d$/);
  expect(dhlTrackingCode(1)).toMatch(/^[3-9]\d{9}$/);
});

test("no code comes twice when the serial has used up UPS's seven digits", () => {
  const serials = [1, 10_000_001, 20_000_001, 10_000_000, 20_000_000];
  expect(new Set(serials.map((serial) => upsTrackingCode("03", serial))).size).toBe(serials.length);
});

test("FedEx's long barcode has 34 digits and ends in the tracking code", () => {
  const code = fedexTrackingCode(77);
  for (const data of [
    fedexBarcode("ground", "019", "10001", code),
    fedexBarcode("express", "103", "10001-1234", code),
    fedexBarcode("express", "102", "SW1A 2AA", code),
  ]) {
    expect(data).toMatch(/^\d{34}$/);
    expect(data.endsWith(code)).toBe(true);
  }
  expect(fedexBarcode("express", "103", "10001-1234", code).slice(15, 20)).toBe("10001");
});
