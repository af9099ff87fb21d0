import { expect, test } from "vitest";
import { deliveryDate, localDay } from "./delivery-date.ts";

test("the day is the place's own", () => {
  const lateInLondon = Date.parse("2026-11-24T01:30:00Z");
  expect(localDay(lateInLondon, "America/Los_Angeles")).toBe("2026-11-23");
  expect(localDay(lateInLondon, null)).toBe("2026-11-24");
});

test("nobody delivers on Sundays, and only the postal service on Saturdays", () => {
  // 2026-11-26 is a Thursday.
  expect(deliveryDate("2026-11-26", 2, "USPS")).toBe("2026-11-28");
  expect(deliveryDate("2026-11-26", 2, "UPS")).toBe("2026-11-30");
  expect(deliveryDate("2026-11-26", 3, "USPS")).toBe("2026-11-30");
  expect(deliveryDate("2026-11-26", 0, "USPS")).toBe("2026-11-26");
});
