import type { AddressError } from "#shared/contract/address.ts";
import type { ZipRow, ZipTable } from "../data/zip-table.ts";
import { problem } from "../problem.ts";
import {
  cityReadings,
  cleanCity,
  longCityName,
  isMisspelledCity,
  isSameCity,
  isShortenedCity,
} from "./city-name.ts";
import { readRegion } from "./read-region.ts";
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

/** The ZIP's name for the city where one reading of the typed one means it; null where it means another place. */
function acceptedCity(zips: ZipTable, row: ZipRow, readings: readonly string[]): string | null {
  const means = [knownName, shortName, placeName, misspeltName];
  for (const mean of means)
    for (const reading of readings) {
      const accepted = mean(zips, row, reading);
      if (accepted !== null) return accepted;
    }
  return null;
}

/** A name that the post office of the ZIP is known to take. */
function knownName(zips: ZipTable, row: ZipRow, city: string): string | null {
  if (city === row.city || (row.otherCity !== "" && city === row.otherCity)) return city;
  if (isSameCity(city, row.city)) return row.city;
  if (row.otherCity !== "" && isSameCity(city, row.otherCity)) return row.otherCity;
  const served = zips.servedBy(row.zip);
  const sharing = served.includes(city) ? city : served.find((name) => isSameCity(city, name));
  if (sharing !== undefined) return sharing;
  if (militaryPost.test(city) && militaryPost.test(row.city)) return row.city;
  if (row.city === `${city} AFB` || row.otherCity === `${city} AFB`) return `${city} AFB`;
  return null;
}

/** The ZIP's name with an ending more or less, where no other post office of the state has that name. */
function shortName(zips: ZipTable, row: ZipRow, city: string): string | null {
  const names = [row.city, ...zips.servedBy(row.zip)];
  const name = names.find((one) => isShortenedCity(city, one));
  return name === undefined || zips.hasCity(city, row.state) ? null : name;
}

/** A town or suburb that the ZIP can reach into, without a post office of its own. */
function placeName(zips: ZipTable, row: ZipRow, city: string): string | null {
  return zips.placeNear(city, row);
}

/** A slip or two away from a name of the ZIP, and no other post office of the state. */
function misspeltName(zips: ZipTable, row: ZipRow, city: string): string | null {
  if (zips.hasCity(city, row.state)) return null;
  const names = [row.city, ...zips.servedBy(row.zip)];
  return names.find((name) => isMisspelledCity(city, name)) ?? null;
}

/** Says which of city, state and ZIP is the odd one out, and what would agree with the other two. */
function oddOneOut(
  zips: ZipTable,
  state: string | null,
  row: ZipRow,
  city: string,
  accepted: string | null,
): AddressError[] {
  const code = "E.CITY_STATE_ZIP.INVALID";
  if (state === null || state === row.state) return [problem(code, "city", mismatch, row.city)];
  if (accepted !== null) return [problem(code, "state", mismatch, row.state)];
  const zip = zipOf(zips, city, state, row.zip);
  if (zip !== null) return [problem(code, "zip", mismatch, zip)];
  return [problem(code, "city", mismatch, row.city), problem(code, "state", mismatch, row.state)];
}

/** The ZIP of the first reading of the city that has one; see ZipTable.zipOfCity. */
function zipOf(zips: ZipTable, city: string, state: string, typedZip: string): string | null {
  for (const reading of cityReadings(city, state)) {
    const zip =
      zips.zipOfCity(reading, state, typedZip) ??
      zips.zipOfCity(longCityName(reading), state, typedZip);
    if (zip !== null) return zip;
  }
  return null;
}

/** Military mail to a ZIP that the data lacks: the first digits still tell the state, and the city is a military post. */
function checkMilitary(zip5: string, state: string | null, city: string): AddressError[] {
  const armed = militaryStateOf(zip5);
  const code = "E.CITY_STATE_ZIP.INVALID";
  const wrongState =
    state !== null && state !== armed ? [problem(code, "state", mismatch, armed)] : [];
  const wrongCity = militaryPost.test(city) ? [] : [problem(code, "city", mismatch, "APO")];
  return [...wrongState, ...wrongCity];
}

/** The errors without a suggested ZIP that city and state would contradict: doing it would only bring the next refusal. */
function withoutVainZip(
  zips: ZipTable,
  typed: { city: string; state: string },
  errors: AddressError[],
): AddressError[] {
  const zip = errors.find(({ field }) => field === "zip")?.suggestion ?? null;
  if (zip === null) return errors;
  const state = errors.find(({ field }) => field === "state")?.suggestion ?? typed.state;
  const left = checkLastLine(zips, { city: typed.city, state, zip }).errors;
  const holds = left.every(({ field }) => field === "city" && typed.city.trim() === "");
  if (holds) return errors;
  return errors.map((error) => (error.field === "zip" ? { ...error, suggestion: null } : error));
}

/** Checks and standardizes city, state and ZIP against each other (USPS Publication 28, section 22). */
export function checkLastLine(
  zips: ZipTable,
  typed: { city: string; state: string; zip: string },
): LastLine {
  const city = cleanCity(typed.city);
  const region = readRegion(
    zips,
    typed,
    (state, zip) => (state === null ? null : zipOf(zips, city, state, zip)),
    () => zips.stateOfCity(longCityName(city)),
  );
  const { row, zip5, knownState, errors } = region;
  const military = zip5 !== null && militaryStateOf(zip5) !== null;
  const line = { city, state: region.state, zip: region.zip, row, military, errors };
  if (row === null) {
    const more = military && zip5 !== null ? checkMilitary(zip5, knownState, city) : [];
    return { ...line, errors: [...withoutVainZip(zips, typed, errors), ...more] };
  }
  const accepted = acceptedCity(zips, row, cityReadings(city, row.state));
  const agrees = accepted !== null && (knownState === null || knownState === row.state);
  const odd = agrees ? [] : oddOneOut(zips, knownState, row, city, accepted);
  return { ...line, city: accepted ?? city, errors: [...errors, ...odd] };
}
