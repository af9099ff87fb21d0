import type { AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import type { PostalData } from "../data/postal-data.ts";
import { type Finding, nowhere } from "../finding.ts";
import { problem } from "../problem.ts";
import { squeeze } from "../text/fold.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { checkCanadianRegion } from "./check-region.ts";
import { canadianLine } from "./street-line.ts";

/** Civic numbers may be words, and a general delivery, a rural route or a box needs none. */
const numbered = /\d|^(?:GD|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\b/;

function checkStreet(typed: string, street1: string, street2: string): AddressError[] {
  if (isPlaceholder(typed))
    return [problem("E.ADDRESS.INVALID", "street1", "Street is not an address")];
  if (/^PO BOX$/.test(street1))
    return [problem("E.BOX_NUMBER.MISSING", "street1", "Box number is missing")];
  if (!numbered.test(street1) && !numbered.test(street2))
    return [problem("E.HOUSE_NUMBER.MISSING", "street1", "House number is missing")];
  return [/^\d+\S*$/.test(street1) && street2 === "" ? missingStreet : null].filter(
    (error) => error !== null,
  );
}

const missingStreet = problem("E.STREET.MISSING", "street1", "Street name is missing");

/** Canada: province and postal code agree, the line has a number. There is no street data to look it up in. */
export function verifyCanadian(data: PostalData, address: UnverifiedAddress): Finding {
  const { state, zip, postalCode, errors } = checkCanadianRegion(address);
  const street1 = canadianLine(address.street1);
  const street2 = canadianLine(address.street2 ?? "");
  const area = postalCode === null ? undefined : data.areas.get(postalCode.slice(0, 3));
  return {
    address: {
      ...address,
      street1,
      street2,
      city: squeeze(address.city.replace(/[,;]+/g, " ")).toUpperCase(),
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
