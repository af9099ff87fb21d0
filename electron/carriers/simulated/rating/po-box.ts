import type { Address } from "#shared/contract/address.ts";

/** The spellings of USPS Publication 28 section 28, and the common ones beside them. */
const box = /\b(?:P\.?\s*O\.?\s*B(?:OX|\.)?|POST\s+OFFICE\s+BOX|APARTADO)\b\.?\s*#?\s*\w/i;

/** True when the parcel would go to a post office box, which only the postal service can open. */
export function isPoBox(address: Address): boolean {
  return box.test(address.street1) || (address.street2 ? box.test(address.street2) : false);
}
