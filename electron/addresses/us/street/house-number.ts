const spelled: ReadonlyMap<string, string> = new Map(
  "ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE"
    .split(" ")
    .map((word, at) => [word, String(at + 1)]),
);

/** Words that end addresses whose number is spelled out. */
const landmark: ReadonlySet<string> = new Set(
  "PLAZA PLZ CENTER CENTRE CTR SQUARE SQ PLACE PL WAY TOWER STREET ST AVENUE AVE BOULEVARD BLVD".split(
    " ",
  ),
);

const plainNumber = /^\d+(?:[A-Z]{1,2}\d{0,3})?$/;
const hyphenated = /^\d+[A-Z]?-(?:\d+[A-Z]?|[A-Z])$/;
const grid = /^[NSEW]\d+(?:[NSEW]\d+)?$/;
const ordinal = /^\d*(?:1ST|2ND|3RD|\dTH)$/;
const fraction = /^\d\/\d{1,2}$/;

/** True for 10TH, 3RD and the like. */
export function isOrdinal(word: string): boolean {
  return ordinal.test(word);
}

/** True for what can stand as a primary number: 12, 12B, 289-01, N6W23001. */
export function isHouseNumber(word: string | undefined): boolean {
  if (word === undefined || isOrdinal(word)) return false;
  return plainNumber.test(word) || hyphenated.test(word) || grid.test(word);
}

/** Takes apart a number that its street was glued to: "123MAIN". */
function unglue(words: readonly string[]): readonly string[] {
  const [, number, name] = /^(\d+)([A-Z]{3,})$/.exec(words[0] ?? "") ?? [];
  return number === undefined || name === undefined ? words : [number, name, ...words.slice(1)];
}

/** "Two Penn Plaza" and "Two Main Street" have a number, "Six Forks Road" and "Five Points Avenue" have lost theirs. */
function isSpelledNumber([next = "", ...rest]: readonly string[]): boolean {
  return !next.endsWith("S") && next !== "MILE" && rest.some((word) => landmark.has(word));
}

/** The primary number in front of a line, "" where there is none, and the words after it (Publication 28, appendix D). */
export function readHouseNumber(line: readonly string[]): { number: string; rest: string[] } {
  const words = unglue(line[0] === "#" || line[0] === "NO" ? line.slice(1) : line);
  const [first = "", second = "", third = ""] = words;
  const figure = spelled.get(first);
  if (figure !== undefined && words.length > 1) {
    const rest = words.slice(1);
    if (fraction.test(second)) return { number: `${figure} ${second}`, rest: words.slice(2) };
    if (figure === "1" || isSpelledNumber(rest)) return { number: figure, rest };
  }
  if (!isHouseNumber(first)) return { number: "", rest: [...line] };
  if (fraction.test(second)) return { number: `${first} ${second}`, rest: words.slice(2) };
  if (/^[NSEW]\d+$/.test(first) && /^[NSEW]\d+$/.test(second) && third !== "")
    return { number: first + second, rest: words.slice(2) };
  return { number: first, rest: words.slice(1) };
}
