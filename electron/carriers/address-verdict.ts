import type { AddressError, UnverifiedAddress } from "#shared/contract/address.ts";

/** What a carrier account says of an address; the same shape as the station's own engine's. */
export interface AddressVerdict {
  /** True when nothing but warnings (a missing apartment) stands against it. */
  verified: boolean;
  /** True when no error at all stands against it. */
  verifiedStrictly: boolean;
  /** The standardized form; the input where it could not be verified. */
  address: UnverifiedAddress;
  errors: AddressError[];
  details: {
    latitude: number | null;
    longitude: number | null;
    timeZone: string | null;
    residential: boolean | null;
  };
}
