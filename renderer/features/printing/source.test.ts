import { expect, test } from "vitest";
import { sourceOf } from "./source.ts";

test("an address names a batch or some labels", () => {
  expect(sourceOf("batch", "bat_1")).toEqual({ batchId: "bat_1" });
  expect(sourceOf("items", "itm_1")).toEqual({ orderItemIds: ["itm_1"] });
  expect(sourceOf("items", "itm_1,itm_2,")).toEqual({ orderItemIds: ["itm_1", "itm_2"] });
});

test("any other address names nothing", () => {
  expect(sourceOf(undefined, undefined)).toBeNull();
  expect(sourceOf("orders", "ord_1")).toBeNull();
  expect(sourceOf("items", ",")).toBeNull();
});
