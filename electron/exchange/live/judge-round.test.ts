import { expect, test } from "vitest";
import type { Heard } from "./ask-source.ts";
import { judgeRound } from "./judge-round.ts";

const now = Date.parse("2026-11-23T16:00:00Z");
const minute = 60_000;

function says(
  source: string,
  dollars: number,
  ages: { ageMs?: number; aheadMs?: number } = {},
): Heard {
  const serverAtMs = now - (ages.aheadMs ?? 0);
  const atMs = ages.ageMs === undefined ? null : serverAtMs - ages.ageMs;
  return { source, ticker: { priceMicros: dollars * 1e6, atMs }, serverAtMs, problem: null };
}
const silent = (source: string): Heard => ({
  source,
  problem: "did not answer in time",
  serverAtMs: null,
});

test("the rate is as old as the oldest price behind it", () => {
  const { found } = judgeRound(
    [says("A", 80), says("B", 80, { ageMs: 50_000 }), says("C", 81)],
    now,
  );
  expect(found).toMatchObject({ priceMicros: 80_000_000, asOfMs: now - 50_000 });
});

test("a price that was left out is told with the rest, as not used", () => {
  const { found, reports } = judgeRound([says("A", 80), says("B", 80), says("C", 95)], now);
  expect(found?.sources.map(({ source, used }) => [source, used])).toEqual([
    ["A", true],
    ["B", true],
    ["C", false],
  ]);
  expect(reports[2]).toMatchObject({ used: false, problem: "stands too far from the others" });
});

test("a market without a trade for minutes has no price of now", () => {
  const quiet = says("B", 80, { ageMs: 3 * minute });
  const { found, reports } = judgeRound([says("A", 80), quiet, says("C", 81)], now);
  expect(found?.sources.map(({ source }) => source)).toEqual(["A", "C"]);
  expect(reports[1]?.problem).toBe("has had no trade for 3 minutes");
});

test("a ticker of the future is not believed", () => {
  const { reports } = judgeRound(
    [says("A", 80, { ageMs: -6 * minute }), says("B", 80), says("C", 80)],
    now,
  );
  expect(reports[0]).toMatchObject({ used: false, problem: "tells a price of the future" });
});

test("when two exchanges or more keep another time, the computer's clock is wrong and is said to be", () => {
  const wrong = [says("A", 80, { aheadMs: 7 * minute }), says("B", 80, { aheadMs: 7 * minute })];
  expect(judgeRound([...wrong, silent("C")], now)).toMatchObject({
    found: null,
    problem: "This computer's clock is 7 minutes ahead of the exchanges' clocks; set it right.",
  });
  const behind = wrong.map((one) => ({ ...one, serverAtMs: now + 10 * minute }));
  expect(judgeRound(behind, now).problem).toBe(
    "This computer's clock is 10 minutes behind the exchanges' clocks; set it right.",
  );
});

test("a clock that is a few minutes off changes nothing, not even the age of a price", () => {
  const aheadMs = 4 * minute;
  const { found } = judgeRound(
    [says("A", 80, { aheadMs, ageMs: 1_000 }), says("B", 80, { aheadMs, ageMs: 2_000 })],
    now,
  );
  expect(found?.asOfMs).toBe(now - 2_000);
});

test("one exchange whose own clock is wrong does not stop the others", () => {
  const odd = says("A", 80, { aheadMs: 60 * minute });
  expect(judgeRound([odd, says("B", 80), says("C", 80)], now).found).not.toBeNull();
});

test("when nothing agrees, the sentence says why for each", () => {
  const { found, problem } = judgeRound([says("A", 80), silent("B"), silent("C")], now);
  expect(found).toBeNull();
  expect(problem).toBe(
    "No two exchanges agree: A is confirmed by no other; B did not answer in time; C did not answer in time.",
  );
});
