import { nameKey } from "../text/fold.ts";

/** Canada Post Addressing Guidelines: province symbols, their names in English and French, and older abbreviations. */
const names = `AB Alberta,Alta|BC British Columbia,Colombie-Britannique|MB Manitoba,Man|NB New Brunswick,Nouveau-Brunswick|NL Newfoundland and Labrador,Newfoundland & Labrador,Newfoundland,Labrador,Nfld,NF,LB,Terre-Neuve-et-Labrador|NS Nova Scotia,Nouvelle-Écosse|NT Northwest Territories,NWT,Territoires du Nord-Ouest|NU Nunavut|ON Ontario,Ont|PE Prince Edward Island,PEI,Île-du-Prince-Édouard|QC Quebec,Québec,Que,PQ|SK Saskatchewan,Sask|YT Yukon,Yukon Territory,YK`;

const byKey = new Map<string, string>();
const englishNames = new Map<string, string>();
for (const entry of names.split("|")) {
  const code = entry.slice(0, 2);
  englishNames.set(code, entry.slice(3).split(",")[0] ?? "");
  byKey.set(code, code);
  for (const name of entry.slice(3).split(",")) byKey.set(nameKey(name), code);
}

/** "Ontario", "Québec", "B.C." → the two letters; null where it is no province. */
export function provinceCode(text: string): string | null {
  return byKey.get(text.toUpperCase()) ?? byKey.get(nameKey(text)) ?? null;
}

/** The English name of a province; undefined for another text. */
export function provinceName(code: string): string | undefined {
  return englishNames.get(code);
}

const byFirstLetter: Readonly<Record<string, string>> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};

/**
 * The province of a postal code by its district (first letter); X is Nunavut (X0A to X0C) or the Northwest Territories.
 * @param postalCode in its standard form
 */
export function provinceOf(postalCode: string): string | null {
  if (postalCode.startsWith("X")) return /^X0[ABC]/.test(postalCode) ? "NU" : "NT";
  return byFirstLetter[postalCode[0] ?? ""] ?? null;
}

/** Federal offices in Gatineau, Quebec, share Ottawa's K1A. */
export function isProvinceOf(province: string, postalCode: string): boolean {
  return provinceOf(postalCode) === province || (province === "QC" && postalCode.startsWith("K1A"));
}
