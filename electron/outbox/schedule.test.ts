import { describe, expect, it } from "vitest";
import { waitAfter } from "./schedule.ts";

const hour = 3_600_000;
/** The middle of the jitter. */
const middle = 0.5;

describe("the wait after a failure", () => {
  it.each([
    [1, 5_000],
    [2, 300_000],
    [3, 1_800_000],
    [4, 2 * hour],
    [5, 5 * hour],
    [6, 10 * hour],
    [7, 10 * hour],
    [8, 14 * hour],
    [9, 20 * hour],
    [10, 24 * hour],
    [11, null],
  ])("after failure %i is %s ms", (failures, wait) => {
    expect(waitAfter(failures, middle, null)).toBe(wait);
  });

  it("varies by a fifth either way", () => {
    expect(waitAfter(1, 0, null)).toBe(4_000);
    expect(waitAfter(1, 0.999_999, null)).toBe(6_000);
  });

  it("is longer when the receiver asks, up to a day, and never shorter", () => {
    expect(waitAfter(1, middle, 90_000)).toBe(90_000);
    expect(waitAfter(2, middle, 90_000)).toBe(300_000);
    expect(waitAfter(1, middle, 900 * hour)).toBe(24 * hour);
    expect(waitAfter(10, 0.999_999, 900 * hour)).toBeGreaterThan(28 * hour);
    expect(waitAfter(11, middle, 90_000)).toBeNull();
  });
});
