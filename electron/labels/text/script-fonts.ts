import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type LabelFont, openFontFile } from "./fonts.ts";

/** A Noto family cut into files by code points; `unicode.json` of its package says which file has which. */
interface Family {
  name: "sc" | "jp" | "kr" | "thai" | "devanagari";
  /** Of the text's size, so that marks above and below stay in the line. */
  scale: number;
  /** What only this family is asked for. */
  letters: RegExp;
}

const han = /\p{Script=Han}|[\u3000-\u303F\u30FB\u30FC]/u;
// Half-width letters are drawn as the whole ones that they mean.
const kana = /(?![\uFF00-\uFFEF])[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /(?![\uFF00-\uFFEF])\p{Script=Hangul}/u;
const families: readonly Family[] = [
  { name: "sc", scale: 0.94, letters: han },
  { name: "jp", scale: 0.94, letters: new RegExp(`${han.source}|${kana.source}`, "u") },
  { name: "kr", scale: 0.94, letters: new RegExp(`${hangul.source}|${han.source}`, "u") },
  { name: "thai", scale: 0.86, letters: /\p{Script=Thai}/u },
  { name: "devanagari", scale: 0.86, letters: /\p{Script=Devanagari}|[\u0964\u0965]/u },
];
const anyLetter = new RegExp(families.map(({ letters }) => letters.source).join("|"), "u");

/** Whether a text has letters that only these fonts draw. */
export const needsScriptFont = (text: string): boolean => anyLetter.test(text);

const indexes = new Map<Family, Map<number, string>>();

/** Code point to the name of the file that has it. */
function indexOf(family: Family): Map<number, string> {
  const known = indexes.get(family);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(packageOf(family, "unicode.json"));
  const ranges = JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  const index = new Map<number, string>();
  for (const [part, list] of Object.entries(ranges))
    for (const [, first = "", last = first] of list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi))
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1)
        index.set(code, part.replaceAll(/[[\]]/g, ""));
  indexes.set(family, index);
  return index;
}

const packageOf = ({ name }: Family, file: string) => `@fontsource/noto-sans-${name}/${file}`;

/** The order in which the fonts are asked for Han signs, which Chinese, Japanese and Korean write differently. */
function preferred(line: string): readonly Family[] {
  const first = kana.test(line) ? "jp" : hangul.test(line) ? "kr" : "sc";
  return families.toSorted((a, b) => Number(b.name === first) - Number(a.name === first));
}

/**
 * The font that draws one written sign in Chinese, Japanese, Korean, Thai or Devanagari; null where none does. Noto Sans in its medium
 * weight serves regular and bold text.
 * @param line the whole text, which tells the language
 */
export function scriptFont(sign: string, line: string): LabelFont | null {
  if (!needsScriptFont(sign)) return null;
  const codes = Array.from(sign, (part) => part.codePointAt(0) ?? 0);
  for (const family of preferred(line)) {
    const part = family.letters.test(sign) ? indexOf(family).get(codes[0] ?? 0) : undefined;
    if (part === undefined) continue;
    const file = packageOf(family, `files/noto-sans-${family.name}-${part}-500-normal.woff`);
    const entry = openFontFile(family.name, file, family.scale);
    if (codes.every((code) => entry.font.hasGlyphForCodePoint(code))) return entry;
  }
  return null;
}
