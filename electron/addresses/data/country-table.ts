/** Postal rules of one country; source: Google libaddressinput, points by hand (resources/postal/README.md). */
export interface CountryRule {
  /** Degrees: latitude, longitude. */
  at: readonly [number, number];
  /** The capital's IANA zone. */
  tz: string | null;
  /** Pattern of the postal code; absent where the country has none. */
  zip?: string;
  example?: string;
  /** libaddressinput's letters of the required fields: A street, C city, S state, Z postal code. */
  needs?: string;
  /** `[code, pattern that postal codes of it begin with or "", names…]`. */
  regions?: readonly (readonly string[])[];
}

export type CountryTable = ReadonlyMap<string, CountryRule>;

/** Reads countries.json. */
export function openCountryTable(text: string): CountryTable {
  return new Map(Object.entries(JSON.parse(text) as Record<string, CountryRule>));
}
