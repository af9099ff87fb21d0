import { expect, test } from "vitest";
import { cleanText } from "./clean-text.ts";

test("lines of a cell become one line, parted by commas", () => {
  for (const [cell, text] of [
    ["600 Dexter Ave\r\nSuite 4", "600 Dexter Ave, Suite 4"],
    ["600 Dexter Ave, \n\n Suite 4\n", "600 Dexter Ave, Suite 4"],
    ["600  Dexter\tAve,,", "600 Dexter Ave,,"],
    ["600,, Dexter", "600, Dexter"],
    ["\n", ""],
    [" Austin", "Austin"],
    [" San Antonio ", "San Antonio"],
  ] as const)
    expect(cleanText(cell).text).toBe(text);
});

test.each([
  ["blanks", `a${" ".repeat(32_765)}b`, "a b"],
  ["line breaks", `a${"\n ".repeat(16_382)}b`, "a, b"],
  ["commas", `a${",".repeat(32_765)}b`, `a${",".repeat(32_765)}b`],
])("cells full of %s take no time", (_, cell, text) => {
  for (let count = 0; count < 100; count += 1) expect(cleanText(cell).text).toBe(text);
});
