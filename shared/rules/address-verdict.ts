import type { AddressError, UnverifiedAddress } from "../contract/address.ts";

/** What became of an address, whoever judged it: the station's own engine or a carrier account. */
export interface AddressVerdict {
  /** True when nothing but warnings (a missing apartment) stands against it. */
  verified: boolean;
  /** True when strict verification passes too: no error at all. */
  verifiedStrictly: boolean;
  /** The standardized address, as far as it could be standardized. */
  address: UnverifiedAddress;
  errors: AddressError[];
  details: {
    latitude: number | null;
    longitude: number | null;
    timeZone: string | null;
    residential: boolean | null;
  };
}
