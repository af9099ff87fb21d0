import { expect, test } from "vitest";
import { isScale } from "./scales.ts";

test("a scale is known by its usage page, not by its maker", () => {
  expect(isScale({ collections: [{ usagePage: 0x8d, usage: 0x20 }] })).toBe(true);
  expect(isScale({ collections: [{ usagePage: 0x0c }, { usagePage: 0x8d }] })).toBe(true);
});

test("keyboards, security keys and devices that say nothing are no scales", () => {
  expect(isScale({ collections: [{ usagePage: 0x01, usage: 0x06 }] })).toBe(false);
  expect(isScale({ collections: [{ usagePage: 0xf1d0, usage: 0x01 }] })).toBe(false);
  expect(isScale({ collections: [] })).toBe(false);
  expect(isScale({ vendorId: 0x0922, productId: 0x8003, name: "DYMO M10" })).toBe(false);
});
