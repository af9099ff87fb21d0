import { asDigit } from "../text/look-alikes.ts";

/** Canada Post: letter digit letter, space, digit letter digit; D F I O Q U never, W Z not first. */
const standard = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

const asLetter: Readonly<Record<string, string>> = {
  "1": "L",
  "2": "Z",
  "5": "S",
  "6": "G",
  "8": "B",
};

export interface CanadianCode {
  /** In its standard form where `valid`, otherwise as typed in upper case. */
  code: string;
  valid: boolean;
  /** The code with look-alike letters and digits put right, where that gives one. */
  suggestion: string | null;
}

/** Reads `k1a0a9`, `K1A-0A9` and the like. */
export function readCanadianCode(typed: string): CanadianCode {
  const tight = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const code = `${tight.slice(0, 3)} ${tight.slice(3)}`;
  if (standard.test(code)) return { code, valid: true, suggestion: null };
  const fixed = tight
    .split("")
    .map((sign, at) => (at % 2 === 0 ? (asLetter[sign] ?? sign) : asDigit(sign)))
    .join("");
  const suggestion = `${fixed.slice(0, 3)} ${fixed.slice(3)}`;
  return {
    code: typed.trim().toUpperCase(),
    valid: false,
    suggestion: standard.test(suggestion) ? suggestion : null,
  };
}
