import { expect, test } from "vitest";
import { attentionOf, type Progress } from "./attention.ts";
import { checkAfterFailure, nextCheck } from "./next-check.ts";

const day = 86_400_000;
const now = Date.parse("2026-12-01T12:00:00Z");
const moving: Progress = {
  status: "in_transit",
  lastEventAt: now - day,
  estimatedAt: now + day,
  isAbroad: false,
};

test("a parcel that moves and is in time needs nobody", () => {
  expect(attentionOf(moving, now)).toBeNull();
  expect(attentionOf({ ...moving, status: "delivered", lastEventAt: 0 }, now)).toBeNull();
});

test("what failed, came back or broke needs somebody at once", () => {
  for (const status of ["failure", "return_to_sender", "error"] as const)
    expect(attentionOf({ ...moving, status }, now)).toBe(status);
});

test("no news for five days is stuck; abroad it takes twelve", () => {
  const quiet = { ...moving, lastEventAt: now - 6 * day, estimatedAt: null };
  expect(attentionOf(quiet, now)).toBe("stuck");
  expect(attentionOf({ ...quiet, isAbroad: true }, now)).toBeNull();
  expect(attentionOf({ ...quiet, isAbroad: true, lastEventAt: now - 13 * day }, now)).toBe("stuck");
});

test("two days past its day a parcel is late, unless it waits for its recipient", () => {
  const overdue = { ...moving, estimatedAt: now - 3 * day };
  expect(attentionOf(overdue, now)).toBe("late");
  expect(attentionOf({ ...overdue, status: "available_for_pickup" }, now)).toBeNull();
});

test("the nearer a parcel is to its door, the oftener its carrier is asked; in the end never again", () => {
  const pause = (status: Progress["status"]) =>
    (nextCheck({ status, lastEventAt: now }, now) ?? Infinity) - now;
  expect(pause("out_for_delivery")).toBeLessThan(pause("in_transit"));
  expect(pause("in_transit")).toBeLessThan(pause("pre_transit"));
  expect(pause("return_to_sender")).toBe(day);
  expect([pause("delivered"), pause("cancelled")]).toEqual([Infinity, Infinity]);
});

test("a parcel that went wrong is given up after two weeks, a silent one after ninety days", () => {
  expect(nextCheck({ status: "failure", lastEventAt: now - 15 * day }, now)).toBeNull();
  expect(nextCheck({ status: "in_transit", lastEventAt: now - 15 * day }, now)).not.toBeNull();
  expect(nextCheck({ status: "in_transit", lastEventAt: now - 91 * day }, now)).toBeNull();
});

test("a carrier that cannot be asked is left in peace for longer and longer", () => {
  const pauses = [0, 1, 2, 50].map((failures) => checkAfterFailure(failures, now) - now);
  expect(pauses).toEqual([300_000, 600_000, 1_200_000, 21_600_000]);
});
