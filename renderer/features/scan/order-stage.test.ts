import { expect, test } from "vitest";
import { orderStage } from "./order-stage.ts";

function stage(
  statuses: readonly ("pending" | "processing" | "success" | "failed" | "voided")[],
  more: { isStarted?: boolean; isAsking?: boolean; wasShipped?: boolean } = {},
) {
  const items = statuses.map((status) => ({ status, error: null }));
  return orderStage(items, { isStarted: false, isAsking: false, wasShipped: false, ...more });
}

test("an order that is not bought waits for the key", () => {
  expect(stage(["pending"])).toBe("press");
  expect(stage(["success", "pending"])).toBe("press");
});

test("a number that was shipped before asks once more", () => {
  expect(stage(["pending"], { wasShipped: true })).toBe("confirm");
});

test("an order that is bought is shipped when it was bought here, and shipped already when it was not", () => {
  expect(stage(["success"], { isStarted: true })).toBe("shipped");
  expect(stage(["success", "voided"])).toBe("already");
});

test("what failed, what is not known yet and what was voided are told apart", () => {
  expect(stage(["success", "failed"])).toBe("notBought");
  expect(stage(["success", "processing"])).toBe("pending");
  expect(stage(["voided"])).toBe("voided");
  expect(stage(["pending"], { isAsking: true })).toBe("buying");
});
