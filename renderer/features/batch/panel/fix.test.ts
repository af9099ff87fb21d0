import { expect, test } from "vitest";
import { changesOfFix } from "./fix.ts";

const item = {
  description: "Mug",
  sku: "",
  quantity: 2,
  value: null,
  weight: null,
  hsCode: "",
  origin: "",
};
const items = [item];

test("a ZIP with its zero back is an edit of the address", () => {
  expect(changesOfFix({ items }, { field: "toAddress.zip", value: "06106" })).toEqual({
    toAddress: { zip: "06106" },
  });
});

test("a weight is put right as a number", () => {
  expect(changesOfFix({ items }, { field: "package.weight", value: "16" })).toEqual({
    package: { weight: 16 },
  });
});

test("a field that nobody edits by one key has no fix", () => {
  expect(changesOfFix({ items }, { field: "rule", value: "3" })).toBeUndefined();
});

test("the value of an item is put right where it stands", () => {
  expect(changesOfFix({ items }, { field: "items.0.value", value: "3" })).toEqual({
    items: [{ ...item, value: 3 }],
  });
  expect(changesOfFix({ items }, { field: "items.1.value", value: "3" })).toBeUndefined();
});
