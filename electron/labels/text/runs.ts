/** A stretch of text with one direction. */
export interface Run {
  text: string;
  rightToLeft: boolean;
}

const scripts = ["Arabic", "Hebrew", "Syriac", "Thaana", "Nko"];
const letter = `[${scripts.map((script) => `\\p{Script=${script}}`).join("")}]`;
const anyLetter = new RegExp(letter, "u");
const word = `[^\\s\\d]*${letter}[^\\s\\d]*`;
const words = new RegExp(`${word}(?: +${word})*`, "gu");

/**
 * Cuts a line into stretches of one direction, in the order in which they stand from left to right on a label whose lines run left to
 * right. Right-to-left words that follow each other turn around together; digits and everything else keep their direction.
 * (A small part of the Unicode Bidirectional Algorithm: no embedding levels.)
 */
export function directionRuns(text: string): Run[] {
  if (!anyLetter.test(text)) return [{ text, rightToLeft: false }];
  const runs: Run[] = [];
  const add = (part: string, rightToLeft: boolean) => {
    if (part !== "") runs.push({ text: part, rightToLeft });
  };
  let at = 0;
  for (const { 0: part, index } of text.matchAll(words)) {
    add(text.slice(at, index), false);
    add(part, true);
    at = index + part.length;
  }
  add(text.slice(at), false);
  return runs;
}
