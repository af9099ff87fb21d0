import type { ZipTable } from "../data/zip-table.ts";
import { readCityField } from "../text/city-field.ts";
import { checkLastLine } from "./check-last-line.ts";
import { postalTerritories, stateCode } from "./states.ts";

interface Typed {
  city: string;
  state: string;
  zip: string;
  country: string;
}

/** City, state and ZIP as they were typed, checked; a territory that stands as the country is its own state. */
export function readLastLine(zips: ZipTable, typed: Typed) {
  const territory = postalTerritories.has(typed.country) ? typed.country : "";
  return checkLastLine(
    zips,
    readCityField({ ...typed, state: typed.state || territory }, stateCode),
  );
}
