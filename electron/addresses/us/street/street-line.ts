import type { SuffixTable } from "../../data/suffix-table.ts";
import { directional } from "./directionals.ts";
import { readHighway } from "./highway.ts";
import { isOrdinal, readHouseNumber } from "./house-number.ts";
import { isNamedAvenue } from "./named-avenue.ts";
import { readSpanishLine } from "./puerto-rico.ts";
import { standardizeStreetName } from "./street-name.ts";
import { endOfStreet } from "./tail.ts";
import { isBareUnit, readLeadingUnits, readUnits, type Units } from "./units.ts";

/** A street line taken apart and standardized. */
export interface StreetLine {
  /** "" where there is none. */
  number: string;
  /** True for places that have no numbers. */
  numberless: boolean;
  /** With directionals and suffix; "" where there is none. */
  street: string;
  /** The name's words as typed, for judging whether they are words. */
  words: readonly string[];
  units: string[];
  /** True where a designator lacks its number. */
  unitMissing: boolean;
}

/** Suffixes after which a bare number or letter can only be a unit. HWY, RTE and LOOP carry numbers of their own. */
const closing: ReadonlySet<string> = new Set(
  "ALY AVE BLVD CIR CT CRES CV DR LN PKWY PL PLZ RD SQ ST TER TRL WAY".split(" "),
);

/** "123 Apt 4" has a number and a unit but no street. */
const startsUnit: ReadonlySet<string> = new Set(["#", "APT", "APARTMENT", "STE", "SUITE", "UNIT"]);

function closes(word: string | undefined, suffixes: SuffixTable): boolean {
  return word !== undefined && closing.has(suffixes.abbreviation.get(word) ?? "");
}

/** "AVE ST 1400": a street has no second suffix before a number, so that ST is a suite here. */
function isSuiteAsStreet(words: readonly string[], at: number): boolean {
  const before = /^(?:AVE|AVENUE|BLVD|BOULEVARD|RD|ROAD|DR|DRIVE|PKWY|LN)$/.test(
    words[at - 1] ?? "",
  );
  return at > 1 && before && words[at] === "ST" && /^\d/.test(words[at + 1] ?? "");
}

/** Where the units begin among a street's words, and what they are. */
function splitUnits(
  words: readonly string[],
  suffixes: SuffixTable,
): { end: number; units: Units | null } {
  const isNamed = isNamedAvenue(words);
  const from = isNamed ? 3 : startsUnit.has(words[0] ?? "") ? 0 : 1;
  for (let at = from; at < words.length; at += 1) {
    const before = words[at - 1] ?? "";
    const firm =
      closes(before, suffixes) ||
      (at > 1 && directional(before) !== undefined) ||
      isOrdinal(before);
    const units = isSuiteAsStreet(words, at)
      ? readUnits(["STE", ...words.slice(at + 1)], 0, true)
      : readUnits(words, at, firm);
    if (units) return { end: at, units };
  }
  const last = words.at(-1) ?? "";
  const before = words.length - 2;
  const whole =
    (before >= 1 && !(isNamed && before === 1) && closes(words[before], suffixes)) ||
    (before >= 2 &&
      !isNamed &&
      directional(words[before]) !== undefined &&
      closes(words[before - 1], suffixes));
  return whole && isBareUnit(last)
    ? { end: words.length - 1, units: { text: [`# ${last}`], missing: false } }
    : { end: words.length, units: null };
}

function readRoad(
  number: string,
  words: readonly string[],
  suffixes: SuffixTable,
): StreetLine | null {
  const road = readHighway(words);
  if (!road) return null;
  const [only = ""] = road.rest;
  if (number !== "" && road.rest.length === 1 && /^\d{2,}[A-Z]?$/.test(only))
    return {
      number,
      numberless: false,
      street: road.name,
      words: [],
      units: [`# ${only}`],
      unitMissing: false,
    };
  for (let at = 0; at <= road.rest.length; at += 1) {
    const units = readUnits(road.rest, at, true);
    if (!units && at < road.rest.length) continue;
    const street = standardizeStreetName([road.name, ...road.rest.slice(0, at)], suffixes);
    const unitWords = { units: units?.text ?? [], unitMissing: units?.missing ?? false };
    return { number, numberless: false, street, words: [], ...unitWords };
  }
  return null;
}

/** Takes a street line apart from left to right and standardizes each part (USPS Publication 28, section 23). */
export function readStreetLine(
  typed: readonly string[],
  suffixes: SuffixTable,
  puertoRico: boolean,
): StreetLine {
  const leading = readLeadingUnits(typed);
  const line = leading ? typed.slice(leading.next) : typed;
  const first = leading?.text ?? [];
  const { number, rest } = readHouseNumber(line);
  const road = puertoRico ? null : readRoad(number, rest, suffixes);
  if (road) return { ...road, units: [...first, ...road.units] };
  const { end, units } = splitUnits(puertoRico && number === "" ? line : rest, suffixes);
  const unitWords = {
    units: [...first, ...(units?.text ?? [])],
    unitMissing: units?.missing ?? false,
  };
  if (puertoRico) {
    const whole = number === "" ? line.slice(0, end) : [number, ...rest.slice(0, end)];
    const spanish = readSpanishLine(whole, unitWords.units);
    if (spanish) return { ...unitWords, ...spanish, words: [] };
  }
  const named = rest.slice(0, end);
  const cut = endOfStreet(named, suffixes, (word) => closes(word, suffixes));
  const words = named.slice(0, cut);
  const street = words.length === 0 ? "" : standardizeStreetName(words, suffixes);
  const names = words.filter((word) => !suffixes.abbreviation.has(word));
  const tail = cut < named.length ? [named.slice(cut).join(" ")] : [];
  return {
    number,
    numberless: false,
    street,
    words: names,
    units: [...tail, ...unitWords.units],
    unitMissing: unitWords.unitMissing,
  };
}

/** The line in the order of Publication 28, section 211; a unit that was said twice once. */
export function textOf(line: StreetLine): string {
  return [line.number, line.street, ...new Set(line.units)].filter((part) => part !== "").join(" ");
}

export function isDeliverable(line: StreetLine): boolean {
  return line.number !== "" && line.street !== "";
}
