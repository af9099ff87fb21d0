import type { UnverifiedAddress } from "#shared/contract/address.ts";

/** An address as they take it: what is empty is left out. Phone and e-mail go along, carriers print or call them. */
export function addressRequest(address: UnverifiedAddress): Record<string, string> {
  const { name, company, street1, street2, city, state, zip, country, phone, email } = address;
  const fields = { name, company, street1, street2, city, state, zip, country, phone, email };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Any presence of `verify` turns verification on, even `false`: it stands here alone. */
export function verifyRequest(address: UnverifiedAddress): object {
  return { verify: true, address: addressRequest(address) };
}
