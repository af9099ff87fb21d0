import { describe, expect, it } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.UTC(1994, 10, 6, 8, 49, 0);

describe("Retry-After", () => {
  it.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Sun, 06 Nov 1994 08:49:37 GMT", 37_000],
    ["Sunday, 06-Nov-94 08:49:37 GMT", 37_000],
    ["Sun Nov  6 08:49:37 1994", 37_000],
    ["Sat, 05 Nov 1994 08:49:37 GMT", 0],
  ])("%j is %i ms", (header, wait) => {
    expect(retryAfterMs(header, now)).toBe(wait);
  });

  it.each([null, "", "soon", "-5", "1.5", "1e3", "99999999999", "1994-11-06", "Sun, nonsense GMT"])(
    "%j says nothing",
    (header) => {
      expect(retryAfterMs(header, now)).toBeNull();
    },
  );
});
