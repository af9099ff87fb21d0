import type { AddressVerdict } from "#shared/rules/address-verdict.ts";
import {
  type AddressError,
  type AddressErrorCode,
  addressErrorCodes,
  type UnverifiedAddress,
} from "#shared/contract/address.ts";
import type { TheirAddress, TheirProblem } from "./schemas.ts";

/** Codes of theirs that are none of ours, by what they begin with. */
const nearest: readonly [string, AddressErrorCode][] = [
  ["E.SECONDARY", "E.SECONDARY_INFORMATION.INVALID"],
  ["E.HOUSE_NUMBER", "E.HOUSE_NUMBER.INVALID"],
  ["E.BOX_NUMBER", "E.BOX_NUMBER.INVALID"],
  ["E.STREET", "E.STREET.INVALID"],
  ["E.CITY", "E.CITY_STATE_ZIP.INVALID"],
  ["E.STATE", "E.STATE.INVALID"],
  ["E.ZIP", "E.ZIP.INVALID"],
  ["E.COUNTRY", "E.COUNTRY.INVALID"],
  ["E.ADDRESS.NOT", "E.ADDRESS.NOT_FOUND"],
];

function codeOf(theirs: string): AddressErrorCode {
  return (
    addressErrorCodes.find((code) => code === theirs) ??
    nearest.find(([beginning]) => theirs.startsWith(beginning))?.[1] ??
    "E.ADDRESS.INVALID"
  );
}

function errorsOf(problems: readonly TheirProblem[]): AddressError[] {
  const errors = problems.map(({ code, field, message, suggestion }) => ({
    code: codeOf(code ?? ""),
    field: field || "address",
    message: message || "cannot be verified",
    suggestion: suggestion || null,
  }));
  const seen = new Set<string>();
  return errors.filter(({ code, field }) => {
    const key = `${code} ${field}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** A missing or wrong apartment is a warning: the parcel still comes to the house. */
function isWarning({ code }: AddressError): boolean {
  return code.startsWith("E.SECONDARY_INFORMATION.");
}

const nothing = { latitude: null, longitude: null, timeZone: null, residential: null };

/** What they answer where nothing could be verified: the input, and why. */
export function rejectedAddress(
  input: UnverifiedAddress,
  problems: readonly TheirProblem[],
): AddressVerdict {
  const errors = errorsOf(
    problems.length > 0
      ? problems
      : [{ code: "E.ADDRESS.NOT_FOUND", field: "address", message: null, suggestion: null }],
  );
  return { verified: false, verifiedStrictly: false, address: input, errors, details: nothing };
}

/**
 * Their verification as ours. Neither their `success` nor the absence of errors alone says that an address is good: a missing
 * apartment comes with success, a carrier's own check with errors beside it.
 */
export function parseVerification(theirs: TheirAddress, input: UnverifiedAddress): AddressVerdict {
  const { delivery, zip4 } = theirs.verifications ?? {};
  if (!delivery && !zip4)
    return rejectedAddress(input, [
      {
        code: "E.ADDRESS.INVALID",
        field: "address",
        message: "EasyPost did not verify this address",
        suggestion: null,
      },
    ]);
  const errors = errorsOf([...(delivery?.errors ?? []), ...(zip4?.errors ?? [])]);
  const inUs = (theirs.country ?? input.country).toUpperCase() === "US";
  const checked = delivery?.success === true && (!inUs || !zip4 || zip4.success === true);
  const verified = checked && errors.every(isWarning);
  if (!verified) {
    const rejected = rejectedAddress(input, []);
    return errors.length > 0 ? { ...rejected, errors } : rejected;
  }
  return {
    verified,
    verifiedStrictly: errors.length === 0,
    address: {
      name: theirs.name || input.name,
      company: theirs.company || input.company,
      street1: theirs.street1 || input.street1,
      street2: theirs.street2 || undefined,
      city: theirs.city || input.city,
      state: theirs.state ?? input.state,
      zip: theirs.zip ?? input.zip,
      country: theirs.country || input.country,
      phone: input.phone,
      email: input.email,
    },
    errors,
    details: {
      latitude: delivery?.details?.latitude ?? null,
      longitude: delivery?.details?.longitude ?? null,
      timeZone: delivery?.details?.time_zone ?? null,
      residential: theirs.residential ?? null,
    },
  };
}
