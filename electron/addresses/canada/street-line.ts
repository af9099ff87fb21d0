import { squeeze } from "../text/fold.ts";

/** Canada Post Addressing Guidelines, street types and directions; only the last word of a street, or its first in French. */
const types: Readonly<Record<string, string>> = {
  STREET: "ST",
  AVENUE: "AVE",
  ROAD: "RD",
  DRIVE: "DR",
  BOULEVARD: "BLVD",
  COURT: "CRT",
  CRESCENT: "CRES",
  PLACE: "PL",
  HIGHWAY: "HWY",
  PARKWAY: "PKY",
  TERRACE: "TERR",
  CIRCLE: "CIR",
  SQUARE: "SQ",
};
const directions: Readonly<Record<string, string>> = {
  NORTH: "N",
  SOUTH: "S",
  EAST: "E",
  WEST: "W",
  NORTHEAST: "NE",
  NORTHWEST: "NW",
  SOUTHEAST: "SE",
  SOUTHWEST: "SW",
};
const units: Readonly<Record<string, string>> = { APARTMENT: "APT", STE: "SUITE" };

const unitWord = /^(?:APT|SUITE|UNIT|#|FLOOR|RM|ROOM|BUREAU|APP|UNITÉ)$/;

function withType(words: string[]): string[] {
  const unit = words.findIndex((word, at) => at > 1 && unitWord.test(word));
  const end = unit < 0 ? words.length : unit;
  const direction = directions[words[end - 1] ?? ""];
  if (direction && end > 2) words[end - 1] = direction;
  const at = direction || /^[NSEW]$|^[NS][EW]$/.test(words[end - 1] ?? "") ? end - 2 : end - 1;
  const type = types[words[at] ?? ""];
  if (type && at > 0) words[at] = type;
  return words;
}

/** One address line in Canada Post's form: upper case, accents kept, no punctuation but hyphens, types and directions short. */
export function canadianLine(text: string): string {
  const clean = squeeze(
    text
      .toUpperCase()
      .replace(/(?<=\p{L})\.(?=\p{L}{2})/gu, " ")
      .replace(/[.;:"]+/g, "")
      .replace(/,/g, " ")
      .replace(/#\s*/g, "# "),
  );
  const boxed = clean.replace(
    /^(?:P ?O ?B(?:OX)?|POST OFFICE BOX|BOX)(?: #| NO)? ?(?=\d)/,
    "PO BOX ",
  );
  if (/^(?:PO BOX|RR|GD|GENERAL DELIVERY|CP)\b/.test(boxed))
    return boxed.replace(/\bSTATION\b/, "STN").replace(/^GENERAL DELIVERY\b/, "GD");
  return withType(boxed.split(" ").map((word) => units[word] ?? word)).join(" ");
}
