import { readNumberWords } from "./number-words.ts";

/** Words that end addresses whose number is spelled out. */
const landmark: ReadonlySet<string> = new Set(
  "PLAZA PLZ PLZA CENTER CENTRE CTR CNTR SQUARE SQ SQR PLACE PL WAY TOWER TWR STREET ST STR STRT AVENUE AVE AV AVEN AVN BOULEVARD BLVD BOUL PARKWAY PKWY".split(
    " ",
  ),
);

const plainNumber = /^\d+(?:[A-Z]{1,2}\d{0,3})?$/;
const hyphenated = /^\d+[A-Z]?-(?:\d+[A-Z]?|[A-Z])$/;
const grid = /^[NSEW]\d+(?:[NSEW]\d+)?$/;
/** "123/125": a house of two numbers. A fraction's parts are smaller. */
const doubled = /^\d{2,5}\/\d{2,5}$/;
const ordinal = /^\d*(?:1ST|2ND|3RD|\dTH)$/;
const fraction = /^\d\/\d{1,2}$/;

/** True for 10TH, 3RD and the like. */
export function isOrdinal(word: string): boolean {
  return ordinal.test(word);
}

/** True for what can stand as a primary number: 12, 12B, 289-01, N6W23001. */
export function isHouseNumber(word: string | undefined): boolean {
  if (word === undefined || isOrdinal(word)) return false;
  return plainNumber.test(word) || hyphenated.test(word) || grid.test(word) || doubled.test(word);
}

/** Takes apart what was glued ("123MAIN", "123-1/2", "123-3RD") and joins what was set apart ("N6W 23001"). */
function unglue(words: readonly string[]): readonly string[] {
  const [first = "", second = ""] = words;
  const [, number, name] = /^(\d+)([A-Z]{3,})$/.exec(first) ?? [];
  if (number !== undefined && name !== undefined) return [number, name, ...words.slice(1)];
  const [, whole, part] = /^(\d+)-(\d\/\d{1,2}|\d+(?:ST|ND|RD|TH))$/.exec(first) ?? [];
  if (whole !== undefined && part !== undefined) return [whole, part, ...words.slice(1)];
  if (/^[NSEW]\d+[NSEW]$/.test(first) && /^\d+$/.test(second) && words.length > 2)
    return [first + second, ...words.slice(2)];
  return joinGrid(words);
}

/** "W 7000 COUNTY ROAD Z", "N168 W 20733 MAIN ST": a number of Wisconsin's set apart; but "W 7000 S" and "N 1200 RD" are streets. */
function joinGrid(words: readonly string[]): readonly string[] {
  const [first = "", second = "", third = ""] = words;
  if (/^[NSEW]\d+$/.test(first) && /^[NSEW]$/.test(second) && /^\d{3,5}$/.test(third))
    return words.length > 3 ? [first + second + third, ...words.slice(3)] : words;
  const isNumbered = /^[NSEW]$/.test(first) && /^\d{3,5}$/.test(second);
  return isNumbered && words.length > 4 && /^(?:COUNTY|STATE)$/.test(third)
    ? [first + second, ...words.slice(2)]
    : words;
}

/** "B123 Main St": a letter before the number (appendix E); I, K, M and U begin the short names of highways. */
function isLettered(word: string, rest: readonly string[]): boolean {
  return /^[A-HJLN-TV-Z]\d{1,5}[A-Z]?$/.test(word) && rest.some((part) => /^[A-Z]{3,}$/.test(part));
}

const marks: ReadonlySet<string> = new Set(["#", "NO", "NUM", "NUMBER"]);

/** "Two Penn Plaza" and "Two Main Street" have a number, "Six Forks Road" and "Five Points Avenue" have lost theirs. */
function isSpelledNumber([next = "", ...rest]: readonly string[]): boolean {
  return !next.endsWith("S") && next !== "MILE" && rest.some((word) => landmark.has(word));
}

/** The primary number in front of a line, "" where there is none, and the words after it (Publication 28, appendix D). */
export function readHouseNumber(line: readonly string[]): { number: string; rest: string[] } {
  const marked = marks.has(line[0] ?? "") && isHouseNumber(line[1]);
  const words = unglue(marked ? line.slice(1) : line);
  const [first = "", second = "", third = ""] = words;
  const spelled = readNumberWords(words);
  if (spelled !== null && spelled.next < words.length) {
    const [figure, rest] = [String(spelled.value), words.slice(spelled.next)];
    const [part = ""] = rest;
    if (fraction.test(part)) return { number: `${figure} ${part}`, rest: rest.slice(1) };
    if (figure === "1" || isSpelledNumber(rest)) return { number: figure, rest };
  }
  if (!isHouseNumber(first) && !isLettered(first, words.slice(1)))
    return { number: "", rest: [...line] };
  if (fraction.test(second)) return { number: `${first} ${second}`, rest: words.slice(2) };
  if (/^[NSEW]\d+$/.test(first) && /^[NSEW]\d+$/.test(second) && third !== "")
    return { number: first + second, rest: words.slice(2) };
  return { number: first, rest: words.slice(1) };
}
