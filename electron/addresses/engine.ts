import type { Address, AddressError, UnverifiedAddress } from "#shared/contract/address.ts";
import type { AddressVerdict } from "#shared/rules/address-verdict.ts";

/** A point that a postal code stands for: its centroid. */
export interface Place {
  latitude: number;
  longitude: number;
  /** IANA name; null where unknown. */
  timeZone: string | null;
  /** The preferred city and the state or province of the code; null where only the country is known. */
  city: string | null;
  state: string | null;
}

/** Addresses on data: no network, no account, the same answer every time. */
export interface AddressEngine {
  verify(address: UnverifiedAddress): AddressVerdict;
  /**
   * Brings state and postal code to the form that carriers take ("alaska" → "AK", "k1a0a9" → "K1A 0A9") without judging the
   * street. Errors name what cannot ship at all: an unknown state, a malformed or impossible postal code.
   */
  normalizeRegion(address: Address): { address: Address; errors: AddressError[] };
  /**
   * What is no reason to refuse a price, though verification fails for it: a postal code that does not exist, or that city and
   * state contradict. Empty for an address that holds together. The street is not judged.
   */
  doubts(address: Address): AddressError[];
  /** Null when neither postal code nor country can be placed. */
  locate(address: { country: string; zip: string; state: string; city: string }): Place | null;
}
