import { countryCode, likelyCountry } from "#electron/addresses/text/country-name.ts";
import { nameKey } from "#electron/addresses/text/fold.ts";
import { countryCodes } from "#shared/rules/countries.ts";

/** Languages that exports of the marketplaces come in. */
const languages = ["es", "pt", "fr", "de", "it", "nl"] as const;
/** What DisplayNames lacks. */
const common: Readonly<Record<string, string>> = {
  EEUU: "US",
  EUA: "US",
  ESTADOSUNIDOSDEAMERICA: "US",
  INGLATERRA: "GB",
  ESCOCIA: "GB",
  GRANBRETANA: "GB",
  HOLANDA: "NL",
};

let foreign: Map<string, string> | undefined;

function foreignNames(): Map<string, string> {
  const names = new Map(Object.entries(common));
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: "region" });
    for (const code of countryCodes) {
      const key = nameKey(display.of(code) ?? code);
      if (!names.has(key)) names.set(key, code);
    }
  }
  return names;
}

/** ISO 3166-1 alpha-2 of a code or a name in English, Spanish or another language of the marketplaces; null where it is none. */
export function readCountry(text: string): string | null {
  const named = /^(.+?)\s*\(([A-Z]{2})\)$/.exec(text)?.[2];
  const english = countryCode(named ?? text);
  if (english) return english;
  foreign ??= foreignNames();
  return foreign.get(nameKey(text)) ?? null;
}

/** The country that a misspelled name may mean. */
export const guessCountry = likelyCountry;
