import { expect, test } from "vitest";
import { toldProblems } from "./told-problems.ts";

const many = (count: number) => Array.from({ length: count }, (_, n) => `File ${n} is missing.`);

test("a few problems are told in full, of thousands the first twenty and their number", () => {
  expect(toldProblems(many(2))).toBe("File 0 is missing. File 1 is missing.");
  expect(toldProblems(many(20))).not.toContain("more");
  expect(toldProblems(many(5_000))).toMatch(/File 19 is missing\. And 4980 more of the kind\.$/);
});
