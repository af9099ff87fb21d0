import fc from "fast-check";
import type { Dice } from "./dice.ts";

/** Texts that have broken programs. None holds a word by which `leaks.ts` knows an inside. */
export const nastyTexts = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "line\r\nX-Injected: yes",
  "\ud800",
  "x\udfff",
  "\u202eright to left\u202c",
  "שרה לוי",
  "محمد علي الأحمد",
  "Zoë\u0301\u0302\u0303\u0304 n\u0303",
  "e" + "\u0301".repeat(60),
  "👩‍👩‍👧‍👦🇺🇳",
  "\ufeffbom",
  "\u2028\u2029",
  "\u200b\u200b",
  "^XZ^XA^FDowned^FS",
  "~HI~JA",
  "^FX_5E\\&",
  "(paren\\) Tj ET",
  '=HYPERLINK("http://x","y")',
  "@SUM(1+1)",
  "'; DROP TABLE orders;--",
  '" OR ""="',
  "%_%\\",
  "<script>alert(1)</script>",
  "{{7*7}}${7*7}",
  "../../../etc/passwd",
  "%2e%2e%2f",
  "C:\\Windows\\system32",
  "-1",
  "0x10",
  "1e308",
  "१२३",
  "ⅣⅦ",
  "__proto__",
  "constructor",
  "toString",
  "MAGIC REFUSED",
  "MAGIC TIMEOUT LATE",
  "magic timeout sold",
  "*",
  "-rf",
  "--help",
  "ＦＵＬＬＷＩＤＴＨ",
  "İstanbul ǅ ß",
];

const graphemes = () => fc.string({ unit: "grapheme", maxLength: 40 });
const binary = () => fc.string({ unit: "binary", maxLength: 40 });
const ascii = () => fc.string({ unit: "grapheme-ascii", maxLength: 40 });

/** A text of any kind: plain, of the world, broken, or of exactly `max` characters or one more. */
export function drawText(dice: Dice, max = 200): string {
  switch (dice.int(0, 6)) {
    case 0:
      return dice.from(ascii);
    case 1:
      return dice.from(graphemes);
    case 2:
      return dice.from(binary);
    case 3:
      return dice.pick(["x", "é", "字", "W"]).repeat(max);
    case 4:
      return "x".repeat(max + dice.int(0, 1));
    default:
      return dice.pick(nastyTexts);
  }
}
