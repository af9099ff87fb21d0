import { countryCode, likelyCountry } from "#electron/addresses/text/country-name.ts";

/** ISO 3166-1 alpha-2 of a code or a name in any usual language, also as "Germany (DE)"; null where it is none. */
export function readCountry(text: string): string | null {
  const named = /^(.+?)\s*\(([A-Z]{2})\)$/.exec(text)?.[2];
  return countryCode(named ?? text);
}

/** The country that a misspelled name may mean. */
export const guessCountry = likelyCountry;
