import { expect, test } from "vitest";
import { openPace } from "./pace.ts";

test("as many rows are bought at once as are through within half a second, six at least and 96 at the most", () => {
  let now = 1_000_000;
  const pace = openPace({ now: () => now });
  expect(pace.lanes()).toBe(6);
  for (let row = 0; row < 40; row++) pace.note();
  expect(pace.lanes()).toBe(40);
  now += 400;
  for (let row = 0; row < 100; row++) pace.note();
  expect(pace.lanes()).toBe(96);
  now += 501;
  expect(pace.lanes()).toBe(6);
});

test("a clock that is set back does not keep the pace of before", () => {
  let now = 1_000_000;
  const pace = openPace({ now: () => now });
  for (let row = 0; row < 40; row++) pace.note();
  now -= 3_600_000;
  expect(pace.lanes()).toBe(6);
});
