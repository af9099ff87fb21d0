import type { SuffixTable } from "../../data/suffix-table.ts";
import { misspelledSuffix } from "./misspelled-suffix.ts";
import { isNamedAvenue } from "./named-avenue.ts";
import { directional, directionalWord, joinDirectionals } from "./directionals.ts";

/** Suffix words that also begin names (AVENUE OF THE AMERICAS, BOULEVARD OF THE ALLIES): spelled out there. */
const leading: Readonly<Record<string, string>> = {
  AV: "AVENUE",
  AVE: "AVENUE",
  AVEN: "AVENUE",
  AVENU: "AVENUE",
  AVN: "AVENUE",
  AVNUE: "AVENUE",
  BLVD: "BOULEVARD",
  BOUL: "BOULEVARD",
  BOULV: "BOULEVARD",
};

/** Abbreviations of suffixes that are words or initials of their own in front of another suffix (UN PLAZA, VIA COURT). */
const neverExpanded: ReadonlySet<string> = new Set([
  "UN",
  "PR",
  "VIA",
  "RAD",
  "BOT",
  "LF",
  "EXP",
  "EXT",
]);

/** Of two suffixes in a row the first belongs to the name and is spelled out (section 234.2): "MAIN AVE DR" → MAIN AVENUE DR. */
function spellOut(word: string, suffixes: SuffixTable): string | undefined {
  const whole = word.length <= 4 && !neverExpanded.has(word) ? suffixes.word.get(word) : undefined;
  return whole !== undefined && word.endsWith("S") && !whole.endsWith("S") ? undefined : whole;
}

function suffixOf(word: string, { abbreviation }: SuffixTable): string | undefined {
  return abbreviation.get(word) ?? abbreviation.get(misspelledSuffix(word) ?? "");
}

/** "AVENUE E", "AVE E": the letter names the street and is no direction (section 233.23, alphabet indicators). */
function isLetteredAvenue(words: readonly string[]): boolean {
  if (words.length === 3) return isNamedAvenue(words);
  return (
    words.length === 2 &&
    /^(?:AVENUE|AVE|AV|STREET|ROAD)$/.test(words[0] ?? "") &&
    /^[A-Z]$/.test(words[1] ?? "")
  );
}

/** Takes the postdirectional off the end (section 233.22): "BAY DRIVE WEST" → W. */
function takePost(words: string[]): string {
  const last = directional(words.at(-1));
  if (last === undefined || words.length < 2 || isLetteredAvenue(words)) return "";
  const before = directional(words.at(-2));
  const both = before === undefined || words.length < 3 ? null : joinDirectionals(before, last);
  if (both === null && words.length === 2 && before !== undefined) return "";
  words.splice(both === null ? -1 : -2);
  return both ?? last;
}

/** North and south, east and west: the second of them is the street's name, spelled out ("E W HWY" → E WEST HWY). */
function isOpposite(pre: string, name: string): boolean {
  return ["N S", "S N", "E W", "W E"].includes(`${pre} ${directional(name)}`);
}

/** A road that is called after both its ends: "EAST-WEST HWY". */
const bothWays = /^(?:EAST WEST|WEST EAST|NORTH SOUTH|SOUTH NORTH)$/;

/** Names that begin with a direction, also where one is spelled out before them. */
const behindDirection: ReadonlySet<string> = new Set(["TEMPLE", "END"]);

/** "S WEST TEMPLE", "N WEST SHORE BLVD": who shortens the first direction and writes the second means it as the name's; but "S WEST 5TH AVE". */
function beginsName([first = "", second = "", next = ""]: readonly string[]): boolean {
  if (/^\d/.test(next) || second.length <= 2) return false;
  return first.length <= 2 || behindDirection.has(next);
}

/** Takes the predirectional off the front (section 233.21), leaving at least one word for the name: "NORTH BAY" → N; but "EAST AND WEST". */
function takePre(words: string[], suffixed: boolean): string {
  const first = directional(words[0]);
  if (suffixed && bothWays.test(words.join(" "))) return "";
  if (words[0] === "NO" && words[1] === "NAME") return "";
  if (first === undefined || words.length < 2 || words[1] === "AND" || words[1] === "&") return "";
  const second = directional(words[1]);
  const both =
    second === undefined || words.length < 3 || beginsName(words)
      ? null
      : joinDirectionals(first, second);
  words.splice(0, both === null ? 1 : 2);
  return both ?? first;
}

/** Suffixes whose streets are counted: "42 ST" is 42ND ST. A ROAD or a LOOP 42 is no 42nd of its kind (appendix D2). */
const counted: ReadonlySet<string> = new Set("ST AVE PL CT DR TER BLVD LN CIR".split(" "));

/** "42 ST" → 42ND, "3D AVE" → 3RD (section 235); words that are no such number stay. */
function ordinalName(words: readonly string[], suffix: string): string[] {
  const [first = "", ...rest] = words;
  const alone =
    rest.length === 0 || (rest.length === 1 && /^(?:STREET|AVENUE)$/.test(rest[0] ?? ""));
  const number = /^([1-9]\d{0,2})D?$/.exec(first)?.[1];
  if (!alone || number === undefined || (rest.length === 0 && !counted.has(suffix)))
    return [...words];
  return /^\d*[2-3]D$|^\d+$/.test(first) ? [ordinal(Number(number)), ...rest] : [...words];
}

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  const ending = teen ? undefined : ["TH", "ST", "ND", "RD"][number % 10];
  return `${number}${ending ?? "TH"}`;
}

/**
 * Standardizes the words of a street: predirectional, name, suffix, postdirectional (USPS Publication 28, sections 233 and 234).
 * Units, house number and numbered highways have been taken away before. At least one word.
 */
export function standardizeStreetName(street: readonly string[], suffixes: SuffixTable): string {
  const words = [...street];
  const post = takePost(words);
  const suffix = words.length > 1 ? suffixOf(words.at(-1) ?? "", suffixes) : undefined;
  if (suffix !== undefined) words.pop();
  const pre = takePre(words, suffix !== undefined);
  const last = words.length - 1;
  const first = words[0] ?? "";
  if (words.length > 1 && suffix === undefined && leading[first] !== undefined)
    words[0] = leading[first];
  if (suffix !== undefined || post !== "") {
    const word = words[last] ?? "";
    const state = word === "ST" && (suffix === "HWY" || suffix === "RTE");
    const whole = state ? "STATE" : suffix && spellOut(word, suffixes);
    if (whole !== undefined) words[last] = whole;
    else if (last > 0 && leading[first] === undefined) words[last] = directionalWord(word) ?? word;
  }
  const name = words[0] ?? "";
  if (pre !== "" && words.length > 0) {
    // "W E ST": the letter is the street's name.
    const isLetter = suffix === "ST" && name.length === 1;
    const whole = words.length > 1 || suffix === undefined || (isOpposite(pre, name) && !isLetter);
    if (directional(name) !== undefined && whole) words[0] = directionalWord(name) ?? name;
  } else if (words.length === 1 && /^[NS][EW]$/.test(name))
    words[0] = directionalWord(name) ?? name;
  const named = suffix === undefined ? words : ordinalName(words, suffix);
  return [pre, ...named, suffix ?? "", post].filter((word) => word !== "").join(" ");
}
