import type { AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import type { Verification } from "./engine.ts";

/** What a country's verifier answers; the rest of the verification follows from it. */
export interface Finding {
  address: UnverifiedAddress;
  errors: AddressError[];
  details: Verification["details"];
}

export const nowhere: Verification["details"] = {
  latitude: null,
  longitude: null,
  timeZone: null,
  residential: null,
};
