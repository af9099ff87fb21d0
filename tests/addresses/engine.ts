import type { UnverifiedAddress } from "#shared/contract/address.ts";
import type { AddressEngine } from "#electron/addresses/engine.ts";
import type { AddressVerdict } from "#shared/rules/address-verdict.ts";
import { openAddressEngine } from "#electron/addresses/open-address-engine.ts";

export const engine: AddressEngine = openAddressEngine("resources/postal/");

/** `street1; street2 | city | state | zip | country` as an address; the country is the US where none is given. */
export function addressOf(line: string): UnverifiedAddress {
  const [street = "", city = "", state = "", zip = "", country = "US"] = line
    .split("|")
    .map((cell) => cell.trim());
  const [street1 = "", street2] = street.split("; ");
  const contact = { company: undefined, phone: undefined, email: undefined };
  return { name: "Dana Ruiz", street1, street2, city, state, zip, country, ...contact };
}

/** An answer in the same form. */
export function lineOf({ address }: AddressVerdict): string {
  const { street1, street2, city, state, zip, country } = address;
  const street = street2 ? `${street1}; ${street2}` : street1;
  return [street, city, state, zip, country].join(" | ");
}

export function errorsOf({ errors }: AddressVerdict): string[] {
  return errors.map(({ code, field, suggestion }) => `${code} ${field} ${suggestion}`);
}
