import { DateTime } from "luxon";
import type { Address } from "#shared/contract/address.ts";
import type { Parts } from "../context.ts";

const tidy = (text: string) => text.trim().replaceAll(/\s+/g, " ").toUpperCase();

/** Where labels leave from, in one line: what stands there is one place, whoever is named. */
export function shipFromLine({ street1, street2, city, state, zip, country }: Address): string {
  const code = country === "US" ? zip.slice(0, 5) : zip;
  const place = [city, state, code].filter(Boolean).join(" ");
  const lines = [street1, street2 ?? "", place, country === "US" ? "" : country];
  return lines.map(tidy).filter(Boolean).join(", ");
}

/** The same place as somebody typed it. */
export const sameShipFrom = (line: string, typed: string): boolean => tidy(typed) === line;

/** The calendar day at an address, YYYY-MM-DD; where its time zone is not known, that of UTC. */
export function localDay(parts: Pick<Parts, "addresses">, address: Address, ms: number): string {
  const { country, zip, state, city } = address;
  const zone = parts.addresses.locate({ country, zip, state, city })?.timeZone ?? "UTC";
  const local = DateTime.fromMillis(ms, { zone });
  return (local.isValid ? local : DateTime.fromMillis(ms, { zone: "UTC" })).toFormat("yyyy-MM-dd");
}
