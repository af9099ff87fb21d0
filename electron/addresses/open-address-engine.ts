import { oncePer } from "#shared/rules/once-per.ts";
import { openPostalData } from "./data/postal-data.ts";
import { doubts } from "./doubts.ts";
import type { AddressEngine } from "./engine.ts";
import { locate } from "./locate.ts";
import { normalizeRegion } from "./normalize-region.ts";
import { verifyAddress } from "./verify-address.ts";

/** The tables are only read: every engine of the process has the same ones. */
const postalDataOf = oncePer(openPostalData);

/**
 * Opens the address engine on the files of resources/postal/ (`postalDir`). Its tables are read with the first address that needs them, in
 * a few tens of milliseconds. Throws where a file is missing.
 */
export function openAddressEngine(postalDir: string): AddressEngine {
  const data = postalDataOf(postalDir);
  return {
    verify: (address) => verifyAddress(data, address),
    normalizeRegion: (address) => normalizeRegion(data, address),
    doubts: (address) => doubts(data, address),
    locate: (address) => locate(data, address),
  };
}
