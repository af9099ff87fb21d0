import type { Address, AddressError } from "#shared/contract/address.ts";
import { readCanadianRegion } from "./canada/check-region.ts";
import type { PostalData } from "./data/postal-data.ts";
import { problem } from "./problem.ts";
import { narrow } from "./text/fold.ts";
import { readRegion } from "./us/read-region.ts";
import { postalTerritories } from "./us/states.ts";
import { checkWorldRegion } from "./world/check-region.ts";

type Normalized = { address: Address; errors: AddressError[] };

/** A ZIP newer than the data is no reason to refuse a rate: its first three digits must be known. */
function isTolerable(data: PostalData, error: AddressError, zip: string): boolean {
  return (
    error.code === "E.ZIP.INVALID" &&
    /^\d{5}(?:-\d{4})?$/.test(zip) &&
    data.zips.findNear(zip.slice(0, 5)) !== null
  );
}

function normalizeUnitedStates(data: PostalData, address: Address): Normalized {
  const territory = address.country === "US" ? "" : address.country;
  const typed = { state: address.state || territory, zip: address.zip };
  const { state, zip, errors } = readRegion(data.zips, typed, () => null);
  return {
    address: { ...address, state, zip },
    errors: errors.filter((error) => !isTolerable(data, error, zip)),
  };
}

/** State and postal code in the form that carriers take; see AddressEngine. */
export function normalizeRegion(data: PostalData, typed: Address): Normalized {
  const address = { ...typed, state: narrow(typed.state), zip: narrow(typed.zip) };
  const { country } = address;
  if (country === "US" || postalTerritories.has(country))
    return normalizeUnitedStates(data, address);
  if (country === "CA") {
    const { state, zip, errors } = readCanadianRegion(address);
    return { address: { ...address, state, zip }, errors };
  }
  const rule = data.countries.get(country);
  if (!rule)
    return {
      address,
      errors: [problem("E.COUNTRY.INVALID", "country", "Country is unknown")],
    };
  const { state, zip, errors } = checkWorldRegion(country, rule, address);
  const impossible = errors.filter(({ code }) => code !== "E.CITY_STATE_ZIP.INVALID");
  return { address: { ...address, state, zip }, errors: impossible };
}
