import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmAfterMs, isJump, type Suspect, suspicion } from "./accept.ts";

test("half as much again is a jump, and so is half", () => {
  expect(isJump(100, 149)).toBe(false);
  expect(isJump(100, 150)).toBe(true);
  expect(isJump(100, 51)).toBe(false);
  expect(isJump(100, 50)).toBe(true);
});

test("the first price of all is taken", () => {
  expect(suspicion(null, null, 80, 0)).toBeNull();
});

test("a jump waits a minute for a round that says the same", () => {
  const suspect = suspicion(80, null, 160, 1_000);
  expect(suspect).toEqual({ priceMicros: 160, sinceMs: 1_000 });
  expect(suspicion(80, suspect, 161, 60_999)).toBe(suspect);
  expect(suspicion(80, suspect, 161, 61_000)).toBeNull();
});

test("a jump that is taken back is forgotten", () => {
  expect(suspicion(80, { priceMicros: 160, sinceMs: 0 }, 81, 30_000)).toBeNull();
});

test("a jump to somewhere else waits anew", () => {
  const suspect: Suspect = { priceMicros: 160, sinceMs: 0 };
  expect(suspicion(80, suspect, 320, 60_000)).toEqual({ priceMicros: 320, sinceMs: 60_000 });
});

test("a clock that was set back begins the minute anew", () => {
  const suspect: Suspect = { priceMicros: 160, sinceMs: 100_000 };
  expect(suspicion(80, suspect, 160, 50_000)).toEqual({ priceMicros: 160, sinceMs: 50_000 });
});

test("nothing is ever accepted that jumped less than a minute ago, whatever the rounds say", () => {
  const round = fc.record({
    waitMs: fc.integer({ min: 0, max: 90_000 }),
    price: fc.constantFrom(39, 40, 80, 82, 160, 165, 1_000),
  });
  const waits: number[] = [];
  fc.assert(
    fc.property(fc.array(round, { maxLength: 30 }), (rounds) => {
      let last: number | null = null;
      let suspect: Suspect | null = null;
      let now = 0;
      let heardAt = 0;
      for (const { waitMs, price } of rounds) {
        now += waitMs;
        const before: Suspect | null = suspect;
        suspect = suspicion(last, before, price, now);
        if (suspect && suspect !== before) heardAt = now;
        if (suspect) continue;
        if (last !== null && isJump(last, price)) waits.push(now - heardAt);
        last = price;
      }
    }),
  );
  expect(waits.length).toBeGreaterThan(10);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(confirmAfterMs);
});
