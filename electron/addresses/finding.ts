import type { AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import type { AddressVerdict } from "#shared/rules/address-verdict.ts";

/** What a country's verifier answers; the rest of the verification follows from it. */
export interface Finding {
  address: UnverifiedAddress;
  errors: AddressError[];
  details: AddressVerdict["details"];
}

export const nowhere: AddressVerdict["details"] = {
  latitude: null,
  longitude: null,
  timeZone: null,
  residential: null,
};
