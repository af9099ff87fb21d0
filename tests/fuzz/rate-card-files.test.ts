import fc from "fast-check";
import { expect, test } from "vitest";
import { readCardFile } from "#electron/carriers/simulated/cards/own/read-card-file.ts";
import { Dice } from "./dice.ts";
import { leakIn } from "./leaks.ts";
import { mutate, rateCards } from "./samples.ts";

const runs = Number(process.env["SHIPDECK_FUZZ_FILES"] ?? 300);

test("rate cards with bytes changed, doubled, cut and mixed are read, or told line by line in our own words", async () => {
  const others = rateCards.map(({ bytes }) => bytes);
  const property = fc.property(fc.gen(), (draw) => {
    const dice = new Dice(draw);
    const { name, bytes } = dice.pick(rateCards);
    const read = readCardFile(name, Buffer.from(mutate(dice, bytes, others)).toString("utf8"));
    if (!("problems" in read)) return;
    expect(read.problems.length).toBeGreaterThan(0);
    for (const { message } of read.problems) {
      expect(message).toMatch(/[.]$/);
      expect(leakIn(message)).toBeNull();
    }
  });
  fc.assert(property, { numRuns: runs, endOnFailure: true });
});

test.each([
  ["a list a hundred thousand deep", "a.json", "[".repeat(100_000)],
  ["an object a hundred thousand deep", "a.json", '{"a":'.repeat(100_000)],
  ["__proto__", "a.json", '{"__proto__":{"x":1},"constructor":{"prototype":{}}}'],
  ["nothing", "a.csv", ""],
  ["a million commas", "a.csv", ",".repeat(1_000_000)],
  ["a million quotation marks", "a.csv", '"'.repeat(1_000_000)],
  ["no name", "", "{}"],
  ["another kind", "a.xlsx", "PK"],
])("a rate card that is %s is refused in words", (_, name, text) => {
  const start = performance.now();
  const read = readCardFile(name, text);
  const problems = "problems" in read ? read.problems : [];
  expect(problems.length).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toMatch(/[.]$/);
  expect(problems.filter(({ message }) => leakIn(message) !== null)).toEqual([]);
  expect(Reflect.get({}, "x")).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(5_000);
});
