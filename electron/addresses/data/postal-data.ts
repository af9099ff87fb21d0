import { type AreaTable, openAreaTable } from "./area-table.ts";
import { type CountryTable, openCountryTable } from "./country-table.ts";
import { readPostalFile } from "./read-postal-file.ts";
import { openSuffixTable, type SuffixTable } from "./suffix-table.ts";
import { openZipTable, type ZipTable } from "./zip-table.ts";

/** All tables of the engine. */
export interface PostalData {
  zips: ZipTable;
  areas: AreaTable;
  countries: CountryTable;
  suffixes: SuffixTable;
}

export function openPostalData(folder: string): PostalData {
  return {
    zips: openZipTable(
      readPostalFile(folder, "us-zips.tsv.br"),
      readPostalFile(folder, "shared-post-offices.tsv.br"),
    ),
    areas: openAreaTable(readPostalFile(folder, "canadian-areas.tsv.br")),
    countries: openCountryTable(readPostalFile(folder, "countries.json.br")),
    suffixes: openSuffixTable(readPostalFile(folder, "street-suffixes.tsv.br")),
  };
}
