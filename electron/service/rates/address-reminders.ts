import type { AddressEngine } from "#electron/addresses/engine.ts";
import type { Address, AddressError } from "#shared/contract/address.ts";

function sentence(end: string, { zip, country }: Address, doubt: AddressError): string {
  const { code, message, field, suggestion } = doubt;
  const name = country === "US" ? "ZIP code" : "postal code";
  const wrong =
    code === "E.ZIP.INVALID"
      ? `The ${name} ${zip} of the ${end} address does not exist`
      : `${message} in the ${end} address`;
  const agrees = suggestion === null ? "" : ` (${suggestion} as ${field} would agree)`;
  return `${wrong}${agrees}. It is priced as it stands: check it before you buy.`;
}

/** What is doubtful about two addresses that are priced all the same, one sentence for each end. */
export function addressReminders(
  engine: Pick<AddressEngine, "doubts">,
  { fromAddress, toAddress }: { fromAddress: Address; toAddress: Address },
): string[] {
  return [["ship-from", fromAddress] as const, ["ship-to", toAddress] as const].flatMap(
    ([end, address]) =>
      engine
        .doubts(address)
        .slice(0, 1)
        .map((doubt) => sentence(end, address, doubt)),
  );
}
