/** Street suffixes of USPS Publication 28, appendix C1. */
export interface SuffixTable {
  /** Any spelling → the standard abbreviation (AVENU → AVE). */
  abbreviation: ReadonlyMap<string, string>;
  /** Any spelling → the full word (AVENU → AVENUE). */
  word: ReadonlyMap<string, string>;
}

/** Reads street-suffixes.tsv. A spelling that two suffixes claim (WALK, BRIDGE's BRG) belongs to the first, the singular. */
export function openSuffixTable(text: string): SuffixTable {
  const abbreviation = new Map<string, string>();
  const word = new Map<string, string>();
  for (const line of text.trimEnd().split("\n")) {
    const [standard = "", name = "", spellings = ""] = line.split("\t");
    for (const spelling of spellings.split("|")) {
      const own = spelling === name;
      if (own || !abbreviation.has(spelling)) abbreviation.set(spelling, standard);
      if (own || !word.has(spelling)) word.set(spelling, name);
    }
  }
  return { abbreviation, word };
}
