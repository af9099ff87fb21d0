import type { SuffixTable } from "../../data/suffix-table.ts";
import { directional } from "./directionals.ts";
import { isOrdinal } from "./house-number.ts";
import { numbered } from "./unit-designators.ts";

/** Suffixes that are hardly ever inside a name once they are written out. */
const spelled: ReadonlySet<string> = new Set(
  "STREET AVENUE ROAD BOULEVARD DRIVE LANE PARKWAY".split(" "),
);

/** Words that begin what people add behind a street: parts of a house that appendix C2 does not know. */
const beginnings: ReadonlySet<string> = new Set(
  "LEVEL LVL MAIN GROUND UPSTAIRS DOWNSTAIRS LEFT RIGHT ATTIC BAY BOX CABIN CONDO COTTAGE CUBICLE GARAGE HOUSE STALL STUDIO TOWNHOUSE VILLA NEAR BEHIND ACROSS OPPOSITE".split(
    " ",
  ),
);

/**
 * Where a street ends that unknown words follow ("MAIN STREET | CUBICLE 4"), so that its suffix is still the last word of it;
 * the length of the words where all of them are the street.
 * @param closes whether a word is a suffix after which only a unit can come
 */
export function endOfStreet(
  words: readonly string[],
  suffixes: SuffixTable,
  closes: (word: string | undefined) => boolean,
): number {
  const last = words.at(-1) ?? "";
  for (let at = words.length - 2; at >= 1; at -= 1) {
    const suffix = words[at] ?? "";
    if (!closes(suffix) || directional(words[at - 1]) !== undefined) continue;
    const end = directional(words[at + 1]) === undefined ? at + 1 : at + 2;
    const next = words[end];
    if (next === undefined) continue;
    if (numbered.has(next) && /\d/.test(words[end + 1] ?? "")) return end;
    if (beginnings.has(next) && !suffixes.abbreviation.has(last)) return end;
    if (suffixes.abbreviation.has(last) || directional(last) !== undefined) continue;
    if (spelled.has(suffix) || (/\d/.test(next) && !isOrdinal(next))) return end;
  }
  return words.length;
}
