import { describe, expect, it } from "vitest";
import { printable } from "./printable.ts";

const cases: [string, string, string][] = [
  ["keeps plain text", "18 Lamb's Conduit St", "18 Lamb's Conduit St"],
  ["keeps Latin, Greek and Cyrillic letters", "Łódź Ωmega Жуков", "Łódź Ωmega Жуков"],
  ["joins letters with their accents", "Zoe\u0308", "Zoë"],
  ["makes one space of line breaks and tabs", " a\r\n\tb\u2028c ", "a b c"],
  ["drops signs that turn the direction of text", "a\u202Eb\u2066c\u200Bd", "abcd"],
  ["takes wide letters for what they mean", "Ａｐｔ\u3000４", "Apt 4"],
  ["keeps two accents of a pile", `e${"\u0323".repeat(9)}`, "ẹ\u0323\u0323"],
  ["replaces each Chinese sign", "山田", "\uFFFD\uFFFD"],
  ["replaces a family as one sign", "👩‍👩‍👧!", "\uFFFD!"],
  ["replaces half a surrogate pair", "a\uD800b", "a\uFFFDb"],
];

describe("printable text", () => {
  it.each(cases)("%s", (_, given, wanted) => {
    expect(printable(given, new Set())).toBe(wanted);
  });

  it("lists what it replaced, each sign once", () => {
    const missing = new Set<string>();
    printable("山 and 山 and 田", missing);
    expect([...missing]).toEqual(["山", "田"]);
  });
});
