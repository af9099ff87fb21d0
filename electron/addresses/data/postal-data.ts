import { once } from "#shared/rules/once.ts";
import { type AreaTable, openAreaTable } from "./area-table.ts";
import { type CountryTable, openCountryTable } from "./country-table.ts";
import { assertPostalFile, readPostalFile } from "./read-postal-file.ts";
import { openSuffixTable, type SuffixTable } from "./suffix-table.ts";
import { openZipTable, type ZipTable } from "./zip-table.ts";

/** All tables of the engine. */
export interface PostalData {
  readonly zips: ZipTable;
  readonly areas: AreaTable;
  readonly countries: CountryTable;
  readonly suffixes: SuffixTable;
}

const files = {
  zips: "us-zips.tsv.br",
  shared: "shared-post-offices.tsv.br",
  places: "nearby-places.tsv.br",
  areas: "canadian-areas.tsv.br",
  countries: "countries.json.br",
  suffixes: "street-suffixes.tsv.br",
} as const;

/** Each table is read when an address first needs it: a start waits for none. Throws at once where a file is missing. */
export function openPostalData(folder: string): PostalData {
  for (const file of Object.values(files)) assertPostalFile(folder, file);
  const text = (table: keyof typeof files) => readPostalFile(folder, files[table]);
  const zips = once(() => openZipTable(text("zips"), text("shared"), () => text("places")));
  const areas = once(() => openAreaTable(text("areas")));
  const countries = once(() => openCountryTable(text("countries")));
  const suffixes = once(() => openSuffixTable(text("suffixes")));
  return {
    get zips() {
      return zips();
    },
    get areas() {
      return areas();
    },
    get countries() {
      return countries();
    },
    get suffixes() {
      return suffixes();
    },
  };
}
