import { expect, test } from "vitest";
import { cleanCode, trackingReadings } from "./code-readings.ts";

test.each([
  [
    "what stands before the data",
    "]C1420787019300189989901000000001",
    "420787019300189989901000000001",
  ],
  [
    "the separators of GS1",
    "\u001D42078701\u001D9300189989901000000001",
    "420787019300189989901000000001",
  ],
  ["spaces around it and the line end", "  A-1017 \r\n", "A-1017"],
])("a scanned code loses %s", (_what, scanned, clean) => {
  expect(cleanCode(scanned)).toBe(clean);
});

test("an order number keeps its letters as they are", () => {
  expect(cleanCode("so/17-b")).toBe("so/17-b");
});

test.each([
  ["420 with a ZIP of five digits", "420787019300189989901000000001", "9300189989901000000001"],
  ["420 with a ZIP of nine digits", "4207870112349300189989901000000001", "9300189989901000000001"],
  ["420 written with brackets", "(420)78701(93)00189989901000000001", "9300189989901000000001"],
  ["the human-readable line", "9300 1899 8990 1000 0000 01", "9300189989901000000001"],
])("a postal barcode gives its tracking code: %s", (_what, scanned, code) => {
  expect(trackingReadings(scanned)).toContain(code);
});

// Layouts as read from public labels.
test.each([
  ["Ground", "9622001900000000000000776632517510", "776632517510"],
  ["Express", "1001921334250001000300779017972697", "779017972697"],
])("the 34 digits of FedEx %s end in the tracking code", (_kind, scanned, code) => {
  expect(trackingReadings(scanned)).toContain(code);
});

test("the 22 digits of an older FedEx label end in 15 digits of tracking code", () => {
  expect(trackingReadings("9611020987654312345672")).toContain("987654312345672");
});

test("a code that is a tracking code itself comes first, in capitals", () => {
  expect(trackingReadings("1z999aa10123456784")).toEqual(["1Z999AA10123456784"]);
  expect(trackingReadings("lx 123 456 785 us")).toEqual(["LX123456785US"]);
});
