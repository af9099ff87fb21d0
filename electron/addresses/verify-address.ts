import type { AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import { verifyCanadian } from "./canada/verify-canadian.ts";
import type { PostalData } from "./data/postal-data.ts";
import type { AddressVerdict } from "#shared/rules/address-verdict.ts";
import { type Finding, nowhere } from "./finding.ts";
import { problem } from "./problem.ts";
import { countryCode, likelyCountry } from "./text/country-name.ts";
import { narrow, squeeze } from "./text/fold.ts";
import { postalTerritories } from "./us/states.ts";
import { verifyUnitedStates } from "./us/verify-united-states.ts";
import { verifyWorld } from "./world/verify-world.ts";

/** Only a missing or doubtful apartment leaves an address deliverable (decisions.md section 3). */
function isWarning({ code }: AddressError): boolean {
  return code.startsWith("E.SECONDARY_INFORMATION.");
}

function verifyIn(data: PostalData, country: string, address: UnverifiedAddress): Finding {
  if (country === "US" || postalTerritories.has(country)) return verifyUnitedStates(data, address);
  if (country === "CA") return verifyCanadian(data, address);
  return verifyWorld(data, address);
}

function clean(text: string): string {
  return squeeze(narrow(text));
}

function upper(text: string | undefined): string | undefined {
  return text === undefined ? undefined : clean(text).toUpperCase();
}

/** The address in letters of one width, with the fields trimmed and in upper case that no country has rules for. */
function tidy(address: UnverifiedAddress): UnverifiedAddress {
  return {
    name: clean(address.name).toUpperCase(),
    company: upper(address.company),
    street1: clean(address.street1),
    street2: address.street2 === undefined ? undefined : clean(address.street2),
    city: clean(address.city),
    state: clean(address.state),
    zip: clean(address.zip),
    country: clean(address.country).toUpperCase(),
    phone: address.phone === undefined ? undefined : narrow(address.phone).trim(),
    email: address.email === undefined ? undefined : narrow(address.email).trim(),
  };
}

/** See AddressEngine.verify. */
export function verifyAddress(data: PostalData, typed: UnverifiedAddress): AddressVerdict {
  const address = tidy(typed);
  const country = countryCode(address.country);
  if (country === null) {
    const suggestion = likelyCountry(address.country);
    const error = problem("E.COUNTRY.INVALID", "country", "Country is unknown", suggestion);
    return {
      verified: false,
      verifiedStrictly: false,
      address: {
        ...address,
        street1: address.street1.toUpperCase(),
        street2: upper(address.street2),
        city: address.city.toUpperCase(),
        state: address.state.toUpperCase(),
        zip: address.zip.toUpperCase(),
      },
      errors: [error],
      details: nowhere,
    };
  }
  const found = verifyIn(data, country, { ...address, country });
  return {
    verified: found.errors.every(isWarning),
    verifiedStrictly: found.errors.length === 0,
    ...found,
  };
}
