/** USPS Publication 28, appendix B: directionals and their abbreviations. */
const words: Readonly<Record<string, string>> = {
  NORTH: "N",
  SOUTH: "S",
  EAST: "E",
  WEST: "W",
  NORTHEAST: "NE",
  NORTHWEST: "NW",
  SOUTHEAST: "SE",
  SOUTHWEST: "SW",
};
const short = new Map<string, string>();
const long = new Map<string, string>();
for (const [word, abbreviation] of Object.entries(words)) {
  short.set(word, abbreviation);
  short.set(abbreviation, abbreviation);
  long.set(word, word);
  long.set(abbreviation, word);
}
for (const [word, abbreviation] of [
  ["NO", "N"],
  ["SO", "S"],
] as const)
  short.set(word, abbreviation);

/** "NORTHEAST" or "NE" → "NE"; undefined for anything else. */
export function directional(word: string | undefined): string | undefined {
  return word === undefined ? undefined : short.get(word);
}

/** "NE" → "NORTHEAST"; undefined for anything else. */
export function directionalWord(word: string | undefined): string | undefined {
  return word === undefined ? undefined : long.get(word);
}

/** "N" and "W" → "NW"; null for pairs that are no direction (N and S, E and N): section 233.23. */
export function joinDirectionals(a: string, b: string): string | null {
  return /^[NS]$/.test(a) && /^[EW]$/.test(b) ? a + b : null;
}
