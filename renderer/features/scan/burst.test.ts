import { expect, test } from "vitest";
import { BurstReader } from "./burst.ts";

/** Types a text and Enter, a key every `gap` milliseconds, and answers what the last key gave. */
function type(reader: BurstReader, text: string, gap: number, start = 1000): string | null {
  let at = start;
  let answer: string | null = null;
  for (const key of [...text.split(""), "Enter"]) {
    answer = reader.feed(key, at);
    at += gap;
  }
  return answer;
}

test("what comes as fast as a scanner is a scan", () => {
  expect(type(new BurstReader(), "SO-1017", 5)).toBe("SO-1017");
});

test("what a person types is none", () => {
  expect(type(new BurstReader(), "SO-1017", 90)).toBeNull();
});

test("a scan after typed digits is the scan alone", () => {
  const reader = new BurstReader();
  reader.feed("1", 0);
  reader.feed("8", 100);
  expect(type(reader, "SO-1017", 5, 900)).toBe("SO-1017");
});

test("two digits and Enter in haste are a weight, not a scan", () => {
  expect(type(new BurstReader(), "18", 20)).toBeNull();
});

test("a busy machine that holds a key back breaks no scan", () => {
  const reader = new BurstReader();
  const times = [0, 5, 10, 130, 135, 140, 145];
  for (const [index, key] of "SO-1017".split("").entries()) reader.feed(key, times[index] ?? 0);
  expect(reader.feed("Enter", 150)).toBe("SO-1017");
});

test("an Enter that comes late ends no scan", () => {
  const reader = new BurstReader();
  for (const [index, key] of ["S", "O", "-", "1", "7"].entries()) reader.feed(key, index * 5);
  expect(reader.feed("Enter", 900)).toBeNull();
});

test("a capital letter's shift key does not break a scan", () => {
  const reader = new BurstReader();
  const keys = ["Shift", "S", "Shift", "O", "1", "7"];
  for (const [index, key] of keys.entries()) reader.feed(key, index * 4);
  expect(reader.feed("Enter", keys.length * 4)).toBe("SO17");
});

test("one scan after another is told apart", () => {
  const reader = new BurstReader();
  expect(type(reader, "SO-1", 5, 0)).toBe("SO-1");
  expect(type(reader, "SO-2", 5, 30)).toBe("SO-2");
});
