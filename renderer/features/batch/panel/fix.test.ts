import { expect, test } from "vitest";
import { changesOfFix } from "./fix.ts";

test("a ZIP with its zero back is an edit of the address", () => {
  expect(changesOfFix({ field: "toAddress.zip", value: "06106" })).toEqual({
    toAddress: { zip: "06106" },
  });
});

test("a weight is put right as a number", () => {
  expect(changesOfFix({ field: "package.weight", value: "16" })).toEqual({
    package: { weight: 16 },
  });
});

test("a field that nobody edits by one key has no fix", () => {
  expect(changesOfFix({ field: "items.0.value", value: "3" })).toBeUndefined();
});
