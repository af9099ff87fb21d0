import { load } from "./packages.ts";

interface Suffix {
  suffix: string;
  abbrs: string[];
  standardAbbr: string;
}

/** Spellings beyond the appendix that are too common to miss, and letters changed about that make no other word. */
const more: Record<string, string[]> = {
  BLVD: ["BLVRD", "BLV", "BVD", "BVLD", "BLDV"],
  CT: ["CRT"],
  EXPY: ["EXPWY", "EXWY"],
  HWY: ["HYW"],
  LN: ["LANES"],
  PKWY: ["PRKWY", "PWKY", "PKYW"],
  TPKE: ["TPK", "TNPK"],
};

/** Lines of `standard abbreviation, primary name, every spelling (|)`: USPS Publication 28, appendix C1. */
export function streetSuffixes(): string {
  const merged = new Map<string, { name: string; spellings: Set<string> }>();
  for (const row of load("street-types") as Suffix[]) {
    const standard = row.standardAbbr.trim();
    const name = row.suffix.trim();
    const entry = merged.get(name) ?? { name: standard, spellings: new Set<string>() };
    for (const spelling of [
      ...row.abbrs,
      name,
      standard,
      ...(standard in more ? (more[standard] ?? []) : []),
    ])
      entry.spellings.add(spelling.trim());
    merged.set(name, entry);
  }
  const lines = [...merged].map(
    ([name, entry]) => `${entry.name}\t${name}\t${[...entry.spellings].sort().join("|")}`,
  );
  return `${lines.sort().join("\n")}\n`;
}
