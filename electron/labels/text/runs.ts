import openBidi from "bidi-js";

/** A stretch of text with one direction. */
export interface Run {
  text: string;
  rightToLeft: boolean;
}

const bidi = openBidi();
const rightToLeftLetter =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Cuts a line into stretches of one direction, in the order in which they stand from left to right; each keeps its letters in the order
 * of reading. A line takes its own direction from its first letter that has one. Brackets of a right-to-left stretch are mirrored.
 * Source: Unicode Standard Annex 9, the Bidirectional Algorithm: levels by bidi-js, rules L2 and L4 here.
 */
export function directionRuns(text: string): Run[] {
  if (!rightToLeftLetter.test(text)) return [{ text, rightToLeft: false }];
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const runs: { level: number; text: string }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    const sign = text.charAt(at);
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign;
    if (last?.level === level) last.text += shown;
    else runs.push({ level, text: shown });
  }
  const highest = Math.max(...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to += 1;
      if (to - from > 1) runs.splice(from, to - from, ...runs.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  return runs.map(({ level, text: part }) => ({ text: part, rightToLeft: level % 2 === 1 }));
}
