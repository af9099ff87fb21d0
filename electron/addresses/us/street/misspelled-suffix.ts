import { editDistance } from "../../text/edit-distance.ts";

/** Suffixes long enough that a slip in them is no other word, and how many slips that may be. */
const long: readonly (readonly [string, number])[] = [
  ["STREET", 1],
  ["AVENUE", 1],
  ["BOULEVARD", 2],
  ["HIGHWAY", 1],
  ["PARKWAY", 1],
  ["CIRCLE", 1],
];
/** Short ones with two letters changed about, which are no words either. */
const turned: ReadonlyMap<string, string> = new Map(
  "RAOD ROAD|DRIEV DRIVE|DIRVE DRIVE|DRVIE DRIVE|LNAE LANE|LAEN LANE|CUORT COURT|PALCE PLACE|PLCAE PLACE"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** The suffix that a word at the end of a street was meant for ("STREEET", "AVNEUE", "RAOD"); undefined where it is a name. */
export function misspelledSuffix(word: string): string | undefined {
  const short = turned.get(word);
  if (short !== undefined || word.length < 5) return short;
  const found = long.find(
    ([suffix, limit]) =>
      word[0] === suffix[0] &&
      word !== `${suffix}S` &&
      word !== `${suffix}R` &&
      editDistance(word, suffix, limit) <= limit,
  );
  return found?.[0];
}
