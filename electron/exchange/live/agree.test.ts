import fc from "fast-check";
import { expect, test } from "vitest";
import { agree, median } from "./agree.ts";

const price = fc.integer({ min: 1, max: 100_000_000_000_000 });
const prices = fc.array(price, { maxLength: 7 });
/** Prices of one market on an ordinary day: within half a percent. */
const market = fc
  .tuple(
    fc.integer({ min: 1_000_000, max: 1_000_000_000_000 }),
    fc.array(fc.integer({ min: -25, max: 25 }), { minLength: 3, maxLength: 6 }),
  )
  .map(([base, moves]) => moves.map((move) => base + Math.floor((base * move) / 10_000)));

test("of three prices the one that is far off is left out", () => {
  expect(agree([80_000_000, 80_200_000, 95_000_000])).toEqual({
    priceMicros: 80_100_000,
    used: [true, true, false],
  });
});

test("two prices count up to five percent apart, and not beyond", () => {
  expect(agree([100, 105])).toEqual({ priceMicros: 102, used: [true, true] });
  expect(agree([1000, 1051])).toBeNull();
});

test("three prices of which no two are near each other are no rate", () => {
  expect(agree([80, 100, 120])).toBeNull();
});

test("two camps of two are no rate", () => {
  expect(agree([100, 100, 200, 200])).toBeNull();
});

test("one price alone is none", () => {
  expect(agree([80])).toBeNull();
  expect(agree([])).toBeNull();
});

test("two percent from the median is in, more is out", () => {
  expect(agree([98_000, 100_000, 102_000])?.used).toEqual([true, true, true]);
  expect(agree([97_999, 100_000, 102_000])?.used).toEqual([false, true, true]);
});

test("the rate lies among the prices that were used, of which there are two at least", () => {
  fc.assert(
    fc.property(prices, (told) => {
      const agreed = agree(told);
      if (!agreed) return;
      const kept = told.filter((_, index) => agreed.used[index]);
      expect(kept.length).toBeGreaterThanOrEqual(2);
      expect(agreed.priceMicros).toBe(median(kept));
      expect(agreed.priceMicros).toBeGreaterThanOrEqual(Math.min(...kept));
      expect(agreed.priceMicros).toBeLessThanOrEqual(Math.max(...kept));
      expect(Number.isSafeInteger(agreed.priceMicros)).toBe(true);
    }),
  );
});

test("who is asked first makes no difference", () => {
  fc.assert(
    fc.property(prices, (told) => {
      expect(agree(told.toReversed())?.priceMicros).toBe(agree(told)?.priceMicros);
    }),
  );
});

test("one liar among three or more never moves the rate out of what the others say", () => {
  fc.assert(
    fc.property(market, price, (honest, lie) => {
      const rate = agree([...honest, lie])?.priceMicros ?? 0;
      expect(rate).toBeGreaterThanOrEqual(Math.min(...honest));
      expect(rate).toBeLessThanOrEqual(Math.max(...honest));
    }),
  );
});

test("one exchange that is down makes no rate of a market vanish", () => {
  fc.assert(
    fc.property(market, (honest) => {
      expect(agree(honest.slice(1))).not.toBeNull();
    }),
  );
});
