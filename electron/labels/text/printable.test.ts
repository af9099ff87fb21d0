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
  ["keeps Chinese, Japanese and Korean signs", "山田 やまだ 서울 臺北", "山田 やまだ 서울 臺北"],
  ["keeps Thai and Devanagari with all their marks", "กรุงเทพฯ ที่ नई दिल्ली", "กรุงเทพฯ ที่ नई दिल्ली"],
  ["takes half-width kana for whole ones", "ﾔﾏﾀﾞ", "ヤマダ"],
  ["replaces each sign that no font here has", "𒀀𒁀", "\uFFFD\uFFFD"],
  ["replaces a family as one sign", "👩‍👩‍👧!", "\uFFFD!"],
  ["replaces half a surrogate pair", "a\uD800b", "a\uFFFDb"],
];

describe("printable text", () => {
  it.each(cases)("%s", (_, given, wanted) => {
    expect(printable(given, new Set())).toBe(wanted);
  });

  it("lists what it replaced, each sign once", () => {
    const missing = new Set<string>();
    printable("𒀀 and 𒀀 and 𒁀", missing);
    expect([...missing]).toEqual(["𒀀", "𒁀"]);
  });
});
