/** A stretch of text with one direction. */
export interface Run {
  text: string;
  rightToLeft: boolean;
}

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Cuts a line into stretches of one direction, in the order in which they stand from left to right on a label whose lines run
 * left to right. A space between two right-to-left words belongs to them, digits and everything else do not.
 * (A small part of the Unicode Bidirectional Algorithm: no embedding levels.)
 */
export function directionRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const word of text.split(/( +|\d+)/).filter(Boolean)) {
    const rtl = rightToLeft.test(word);
    const last = runs.at(-1);
    const gap = runs.at(-2);
    if (rtl && last && gap?.rightToLeft && last.text.trim() === "") {
      gap.text += last.text + word;
      runs.pop();
    } else if (last && last.rightToLeft === rtl && (rtl || !gap?.rightToLeft)) {
      last.text += word;
    } else runs.push({ text: word, rightToLeft: rtl });
  }
  return runs;
}
