import { expect, test } from "vitest";
import { progressOf } from "./watch-work.ts";

const counts = {
  total: 12,
  warnings: 0,
  printed: 0,
  checking: 0,
  ready: 0,
  blocked: 1,
  excluded: 1,
  queued: 4,
  buying: 2,
  pending: 1,
  bought: 2,
  failed: 1,
  voided: 0,
};

test("a purchase counts what is through of what was to be bought, and no row beside it", () => {
  expect(progressOf({ counts })).toEqual({ done: 4, total: 10 });
});
