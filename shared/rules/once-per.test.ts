import { expect, test } from "vitest";
import { oncePer } from "./once-per.ts";

test("each key is made once, and what failed is tried again", () => {
  const made: string[] = [];
  const open = oncePer((key) => {
    made.push(key);
    if (key === "torn" && made.length === 1) throw new Error("torn");
    return { key };
  });
  expect(() => open("torn")).toThrow("torn");
  expect(open("torn")).toBe(open("torn"));
  expect(open("whole")).not.toBe(open("torn"));
  expect(made).toEqual(["torn", "torn", "whole"]);
});
