import type { Address, AddressError } from "#shared/contract/address.ts";
import { checkCanadianRegion } from "./canada/check-region.ts";
import type { PostalData } from "./data/postal-data.ts";
import { readLastLine } from "./us/read-last-line.ts";
import { postalTerritories } from "./us/states.ts";
import { checkWorldRegion } from "./world/check-region.ts";

function regionErrors(data: PostalData, address: Address): AddressError[] {
  const { country } = address;
  if (country === "US" || postalTerritories.has(country))
    return readLastLine(data.zips, address).errors;
  if (country === "CA") return checkCanadianRegion(address).errors;
  const rule = data.countries.get(country);
  return rule ? checkWorldRegion(country, rule, address).errors : [];
}

/** A postal code that does not exist, or that city and state contradict; see AddressEngine. */
export function doubts(data: PostalData, address: Address): AddressError[] {
  return regionErrors(data, address).filter(
    ({ code }) => code === "E.ZIP.INVALID" || code === "E.CITY_STATE_ZIP.INVALID",
  );
}
