import { expect, test } from "vitest";
import { openSends } from "./sends.ts";

function clocked() {
  const clock = { at: 1_000_000, now: () => clock.at };
  return { clock, sends: openSends(clock) };
}

test("unsold is final only when it was seen twice, two minutes apart, after the last word", () => {
  const { clock, sends } = clocked();
  sends.begin("a");
  expect(sends.underWay("a")).toBe(true);
  clock.at += 500_000;
  sends.end("a");
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at += 119_999;
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at += 1;
  expect(sends.seenUnsold("a")).toBe(true);
});

test("a purchase that is sent again starts the two minutes anew", () => {
  const { clock, sends } = clocked();
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at += 100_000;
  sends.begin("a");
  sends.end("a");
  clock.at += 100_000;
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at += 120_000;
  expect(sends.seenUnsold("a")).toBe(true);
});

test("a station that was opened by a clock far ahead is not stuck until then", () => {
  const { clock, sends } = clocked();
  clock.at -= 900_000;
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at += 120_000;
  expect(sends.seenUnsold("a")).toBe(true);
});

test("a clock that is set back gives nobody less than two minutes", () => {
  const { clock, sends } = clocked();
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at -= 3_600_000;
  expect(sends.seenUnsold("a")).toBe(false);
  clock.at += 60_000;
  expect(sends.seenUnsold("a")).toBe(false);
});
