import { expect, test } from "vitest";
import { spreadsheetCell } from "./spreadsheet-cell.ts";

test.each(["", "Ann Lee", "-5", "+5.25", "-1,250.00", "2026-11-21", "a=b", "5 - 6", "x;y", "1\n2"])(
  "%j stays as it is",
  (text) => expect(spreadsheetCell(text)).toBe(text),
);

test.each([
  ["=1+1", "'=1+1"],
  ["=1+1\nx", "'=1+1\nx"],
  ["+1 334", "'+1 334"],
  ["-1+1", "'-1+1"],
  ["@SUM(1)", "'@SUM(1)"],
  ["\t=1", "'\t=1"],
  ["＝1+1", "'＝1+1"],
  ["a;=1;b", "a;'=1;b"],
  ["a\r\n=1", "a\r\n'=1"],
])("%j becomes %j", (text, safe) => expect(spreadsheetCell(text)).toBe(safe));
