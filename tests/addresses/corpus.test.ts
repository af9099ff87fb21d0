import { describe, expect, it } from "vitest";
import { addressOf, engine, errorsOf, lineOf } from "./engine.ts";
import { readCorpus } from "./read-corpus.ts";

const corpus = readCorpus();

describe.each([...corpus])("%s", (_, sections) => {
  describe.each(sections)("$title", ({ pairs }) => {
    it.each(pairs)("$text", ({ typed, standard, errors }) => {
      const answer = engine.verify(addressOf(typed));
      expect([lineOf(answer), ...errorsOf(answer)]).toEqual([standard, ...errors]);
      expect(answer.verifiedStrictly).toBe(errors.length === 0);
    });
  });
});

it("The corpus has at least 400 pairs", () => {
  const pairs = [...corpus.values()].flat().flatMap((section) => section.pairs);
  expect(pairs.length).toBeGreaterThan(400);
  expect(new Set(pairs.map(({ typed }) => typed)).size).toBe(pairs.length);
});
