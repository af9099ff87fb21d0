import type { UnverifiedAddress } from "#shared/contract/address.ts";
import type { PostalData } from "../data/postal-data.ts";
import type { Finding } from "../finding.ts";
import { problem } from "../problem.ts";
import { foldUpper, nameKey } from "../text/fold.ts";
import { readLastLine } from "./read-last-line.ts";
import { isLastLine, withoutLastLine } from "./without-last-line.ts";
import { standardizeDelivery } from "./standardize-delivery.ts";

/** True for a second line that only repeats the firm or the receiver, who stand above it (section 214). */
function isReceiver(line: string, { name, company }: UnverifiedAddress): boolean {
  return line !== "" && [name, company ?? ""].some((text) => nameKey(text) === nameKey(line));
}

/** The US and the territories that its post serves as states: USPS Publication 28 and the ZIP table. */
export function verifyUnitedStates(data: PostalData, address: UnverifiedAddress): Finding {
  const last = readLastLine(data.zips, address);
  const street2 = isLastLine(address.street2 ?? "", last) ? "" : (address.street2 ?? "");
  const delivery = standardizeDelivery(withoutLastLine(address.street1, last), street2, {
    suffixes: data.suffixes,
    military: last.military,
    puertoRico: last.state === "PR",
  });
  const errors = [...delivery.errors, ...last.errors];
  if (
    last.row === null &&
    errors.some(({ code }) => code === "E.STATE.INVALID") &&
    errors.some(({ code }) => code === "E.ZIP.INVALID")
  )
    errors.unshift(problem("E.ADDRESS.NOT_FOUND", "address", "Address not found"));
  return {
    address: {
      ...address,
      name: foldUpper(address.name),
      company: address.company === undefined ? undefined : foldUpper(address.company),
      street1: delivery.street1,
      street2: isReceiver(delivery.street2, address) ? "" : delivery.street2,
      city: last.city,
      state: last.state,
      zip: last.zip,
    },
    errors,
    details: {
      latitude: last.row?.latitude ?? null,
      longitude: last.row?.longitude ?? null,
      timeZone: last.row?.timeZone ?? null,
      residential: null,
    },
  };
}
