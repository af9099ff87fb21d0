import { expect, test } from "vitest";
import type { BatchRow, RowProblem } from "#shared/contract/desk/batch-row.ts";
import { isBuyable, rowStage, type RowFacts } from "./row-stage.ts";

function problem(code: string, severity: RowProblem["severity"] = "error"): RowProblem {
  return { code, severity, field: null, message: code, params: {}, fix: null };
}

function stage(
  status: BatchRow["status"],
  more: Partial<RowFacts> = {},
  ...problems: RowProblem[]
) {
  return rowStage({
    row: { status, problems },
    isStarted: false,
    isAsking: false,
    isSufficient: true,
    isConfirmed: false,
    ...more,
  });
}

test("a row with a price that the wallet covers waits for the key", () => {
  expect(stage("ready")).toBe("press");
  expect(isBuyable("press")).toBe(true);
});

test("without a price, or without the money, the key buys nothing", () => {
  expect(stage("ready", { isSufficient: null })).toBe("rating");
  expect(stage("ready", { isSufficient: false })).toBe("poor");
  for (const held of ["rating", "poor", "weigh", "blocked", "excluded", "buying"] as const)
    expect(isBuyable(held)).toBe(false);
});

test("a row that only lacks its weight asks for the scale; other problems are told", () => {
  expect(stage("blocked", {}, problem("WEIGHT_MISSING"))).toBe("weigh");
  expect(stage("blocked", {}, problem("WEIGHT_MISSING"), problem("ADDRESS_FAILED"))).toBe(
    "blocked",
  );
  expect(stage("blocked", {}, problem("WEIGHT_MISSING"), problem("X", "warning"))).toBe("weigh");
});

test("an order that was shipped before asks once more before it is bought again", () => {
  const shipped = problem("ALREADY_SHIPPED", "warning");
  expect(stage("ready", {}, shipped)).toBe("confirm");
  expect(stage("ready", { isConfirmed: true }, shipped)).toBe("press");
});

test("a bought row is shipped when it was bought here, and shipped already when it was not", () => {
  expect(stage("bought", { isStarted: true })).toBe("shipped");
  expect(stage("bought")).toBe("already");
  expect(isBuyable("already")).toBe(false);
});

test("while the purchase runs the key buys nothing more", () => {
  expect(stage("ready", { isAsking: true })).toBe("buying");
  expect(stage("ready", { isStarted: true })).toBe("buying");
  expect(stage("queued")).toBe("buying");
  expect(stage("buying", { isStarted: true })).toBe("buying");
});

test("a failed row can be tried again, an unknown outcome cannot", () => {
  expect(isBuyable(stage("failed", { isStarted: true }))).toBe(true);
  expect(isBuyable(stage("pending", { isStarted: true }))).toBe(false);
});
