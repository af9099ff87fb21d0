import type { AddressVerification } from "#shared/contract/address.ts";
import { type AddressDraft, emptyAddress, linesOf } from "./address-draft.ts";

export function isAddressField(name: string): name is keyof AddressDraft {
  return Object.hasOwn(emptyAddress, name);
}

/**
 * The address with its lines in the standard form; null when they have it already or could not be verified.
 * Names, phone and e-mail stay as typed: how they are spelled is nobody's correction.
 */
export function standardForm(
  address: AddressDraft,
  { verified, verifiedAddress }: AddressVerification,
): AddressDraft | null {
  if (!verified) return null;
  const { street1, city, state, zip, country } = verifiedAddress;
  const standard = {
    ...address,
    street1,
    street2: verifiedAddress.street2 ?? "",
    city,
    state,
    zip,
    country,
  };
  return linesOf(standard) === linesOf(address) ? null : standard;
}

/** What is wrong with each field of an address that cannot be verified, by its path in the form. */
export function verificationErrors(
  path: string,
  result: AddressVerification | null,
): [string, string][] {
  if (!result || result.verified) return [];
  return result.verification.errors.map(({ field, message }) => [`${path}.${field}`, message]);
}
