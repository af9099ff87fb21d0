import type { AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import type { PostalData } from "../data/postal-data.ts";
import { type Finding, nowhere } from "../finding.ts";
import { problem } from "../problem.ts";
import { readCityField } from "../text/city-field.ts";
import { squeeze } from "../text/fold.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { checkCanadianRegion } from "./check-region.ts";
import { provinceCode } from "./provinces.ts";
import { canadianLines } from "./street-line.ts";

/** Civic numbers may be words, and a general delivery, a rural route or a box needs none. */
const numbered = /\d|^(?:GD|POSTE RESTANTE|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\b/;

function checkStreet(typed: string, street1: string, street2: string): AddressError[] {
  if (isPlaceholder(typed))
    return [problem("E.ADDRESS.INVALID", "street1", "Street is not an address")];
  if (/^(?:PO BOX|CP)$/.test(street1))
    return [problem("E.BOX_NUMBER.MISSING", "street1", "Box number is missing")];
  if (!numbered.test(street1) && !numbered.test(street2))
    return [problem("E.HOUSE_NUMBER.MISSING", "street1", "House number is missing")];
  return [/^\d+\S*$/.test(street1) && street2 === "" ? missingStreet : null].filter(
    (error) => error !== null,
  );
}

const missingCity = problem("E.CITY_STATE_ZIP.INVALID", "city", "City is missing");
const missingStreet = problem("E.STREET.MISSING", "street1", "Street name is missing");

/** Canada: province and postal code agree, the line has a number. There is no street data to look it up in. */
export function verifyCanadian(data: PostalData, address: UnverifiedAddress): Finding {
  const fields = readCityField(address, provinceCode);
  const { state, zip, postalCode, errors } = checkCanadianRegion(fields);
  const typed2 = address.street2 ?? "";
  const [street1, street2] = canadianLines(address.street1, typed2, state === "QC");
  const city = squeeze(fields.city.replace(/[,;]+/g, " ")).toUpperCase();
  if (city === "") errors.unshift(missingCity);
  const area = postalCode === null ? undefined : data.areas.get(postalCode.slice(0, 3));
  return {
    address: {
      ...address,
      street1,
      street2,
      city,
      state,
      zip,
    },
    errors: [...checkStreet(address.street1, street1, street2), ...errors],
    details: area
      ? {
          latitude: area.latitude,
          longitude: area.longitude,
          timeZone: area.timeZone,
          residential: null,
        }
      : nowhere,
  };
}
