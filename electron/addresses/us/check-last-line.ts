import type { AddressError } from "#shared/contract/address.ts";
import type { ZipRow, ZipTable } from "../data/zip-table.ts";
import { problem } from "../problem.ts";
import { cleanCity, longCityName, isMisspelledCity, isSameCity } from "./city-name.ts";
import { type Region, readRegion } from "./read-region.ts";
import { militaryStateOf } from "./states.ts";

export interface LastLine {
  city: string;
  state: string;
  zip: string;
  row: ZipRow | null;
  /** True for APO, FPO and DPO mail. */
  military: boolean;
  errors: AddressError[];
}

const militaryPost = /^(?:APO|FPO|DPO)$/;
const mismatch = "City, state and ZIP code do not belong together";

/** The ZIP's name for the city where the typed one means it; null where it means another place. */
function acceptedCity(zips: ZipTable, row: ZipRow, city: string): string | null {
  if (city === row.city || (row.otherCity !== "" && city === row.otherCity)) return city;
  if (isSameCity(city, row.city)) return row.city;
  if (row.otherCity !== "" && isSameCity(city, row.otherCity)) return row.otherCity;
  if (zips.serves(row.zip, longCityName(city), row.state)) return city;
  if (militaryPost.test(city) && militaryPost.test(row.city)) return row.city;
  const misspelled = isMisspelledCity(city, row.city) && !zips.hasCity(city, row.state);
  return misspelled ? row.city : null;
}

/** Says which of city, state and ZIP is the odd one out, and what would agree with the other two. */
function oddOneOut(zips: ZipTable, region: Region, row: ZipRow, city: string): AddressError[] {
  const code = "E.CITY_STATE_ZIP.INVALID";
  const sameState = region.knownState === row.state;
  if (region.knownState === null || sameState) return [problem(code, "city", mismatch, row.city)];
  if (acceptedCity(zips, row, city) !== null) return [problem(code, "state", mismatch, row.state)];
  if (zips.hasCity(city, region.knownState))
    return [problem(code, "zip", mismatch, zips.zipOfCity(city, region.knownState, row.zip))];
  return [problem(code, "city", mismatch, row.city), problem(code, "state", mismatch, row.state)];
}

/** Checks and standardizes city, state and ZIP against each other (USPS Publication 28, section 22). */
export function checkLastLine(
  zips: ZipTable,
  typed: { city: string; state: string; zip: string },
): LastLine {
  const region = readRegion(zips, typed, (state, zip) =>
    state === null ? null : zips.zipOfCity(cleanCity(typed.city, state), state, zip),
  );
  const { row, errors } = region;
  const city = cleanCity(typed.city, region.knownState);
  const military = region.zip5 !== null && militaryStateOf(region.zip5) !== null;
  const line = { city, state: region.state, zip: region.zip, row, military, errors };
  if (row === null) {
    const armed = region.zip5 === null ? null : militaryStateOf(region.zip5);
    if (armed !== null && region.knownState !== null && armed !== region.knownState)
      errors.push(problem("E.CITY_STATE_ZIP.INVALID", "state", mismatch, armed));
    return line;
  }
  const accepted = acceptedCity(zips, row, city);
  const agrees =
    accepted !== null && (region.knownState === null || region.knownState === row.state);
  if (!agrees) errors.push(...oddOneOut(zips, region, row, city));
  return accepted === null ? line : { ...line, city: accepted };
}
