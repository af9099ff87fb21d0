import { describe, expect, it } from "vitest";
import { nextQueue, slotsForFailing } from "./slots.ts";

const queue = (id: string, inFlight = 0, lastServed = 0, failing = false) => ({
  id,
  failing,
  inFlight,
  lastServed,
});

describe("the next webhook to be served", () => {
  it("is the one with the fewest deliveries under way", () => {
    expect(nextQueue([queue("a", 2), queue("b", 1), queue("c", 3)], 0)?.id).toBe("b");
  });

  it("is the one that waited longest, among equals", () => {
    expect(nextQueue([queue("a", 1, 9), queue("b", 1, 4), queue("c", 1, 7)], 0)?.id).toBe("b");
  });

  it("has fewer than four under way", () => {
    expect(nextQueue([queue("a", 4), queue("b", 4)], 0)).toBeNull();
  });

  it("when its last attempt failed, has none under way, and dead ones leave room for the living", () => {
    expect(nextQueue([queue("dead", 1, 0, true)], 1)).toBeNull();
    expect(nextQueue([queue("dead", 0, 0, true)], 1)?.id).toBe("dead");
    const both = [queue("dead", 0, 0, true), queue("alive", 3)];
    expect(nextQueue(both, slotsForFailing)?.id).toBe("alive");
  });
});
