import { nameKey } from "./fold.ts";

const fillers: ReadonlySet<string> = new Set(
  "NA NONE NULL NIL UNKNOWN UNKNOWNSTREET UNKNOWNADDRESS TBD TBA TEST TESTTEST INVALID ADDRESS STREET STREETADDRESS SAME SAMEASABOVE UNDEFINED NOADDRESS NOSTREET XXX FOO BAR FOOBAR ANYWHERE NOWHERE HOME WORK".split(
    " ",
  ),
);

/** True for text that stands where an address should: "n/a", "unknown", "-". */
export function isPlaceholder(text: string): boolean {
  const key = nameKey(text);
  return key === "" || fillers.has(key);
}

const keyboardRuns = /ASDF|SDFG|DFGH|QWER|WERT|ZXCV|XCVB|HJKL|(.)\1\1\1/;

/** True for a word that nobody can say and no keyboard writes by intent: no vowel in five letters, or a run of keys. */
export function isGibberish(word: string): boolean {
  if (!/^[A-Z]{4,}$/.test(word)) return false;
  return keyboardRuns.test(word) || (word.length > 4 && !/[AEIOUY]/.test(word));
}
