import type { CarrierName } from "#shared/contract/rates.ts";

/** Their names of the carriers begin with ours: `UPSDAP`, `FedExDefault`, `DHLExpress`, `DhlEcs`. */
const beginnings: readonly [RegExp, CarrierName][] = [
  [/^usps/i, "USPS"],
  [/^ups/i, "UPS"],
  [/^fedex/i, "FEDEX"],
  [/^dhl/i, "DHL"],
];

/** Our name of one of their carriers; null for one that this station does not know. */
export function carrierOf(theirs: string): CarrierName | null {
  return beginnings.find(([pattern]) => pattern.test(theirs))?.[1] ?? null;
}
