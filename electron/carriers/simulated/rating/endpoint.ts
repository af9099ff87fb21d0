import type { Address } from "#shared/contract/address.ts";
import type { LocatedPlace, Locate } from "../parts.ts";
import type { Point } from "./miles.ts";
import { isDomestic, militaryGateways, regionOf, stateOf } from "./regions.ts";
import type { Region } from "./regions.ts";

/** One end of a route, placed on the map. */
export interface Endpoint {
  country: string;
  region: Region;
  state: string;
  /** 5 digits of a domestic ZIP; the whole postal code elsewhere. */
  zip: string;
  city: string;
  point: Point | null;
  timeZone: string;
}

function placeOf(locate: Locate, address: Address): LocatedPlace | null {
  const { country, zip, state, city } = address;
  const found = locate({ country, zip, state, city });
  if (found || country === "US" || !isDomestic(country)) return found;
  return locate({ country: "US", zip, state: country, city });
}

/** A ZIP, with or without its four digits more. */
const fiveDigits = /^\d{5}(?:-?\d{4})?$/;

/** Null when a domestic address has a ZIP that nobody knows; a foreign one is always placed by its country. */
export function endpointOf(locate: Locate, address: Address): Endpoint | null {
  const region = regionOf(address);
  const place = placeOf(locate, address);
  const state = region === "foreign" ? address.state : stateOf(address);
  const common = { country: address.country, region, state, city: address.city };
  if (region === "foreign")
    return { ...common, zip: address.zip, point: place, timeZone: place?.timeZone ?? "UTC" };
  if (!fiveDigits.test(address.zip.trim())) return null;
  const zip = address.zip.trim().slice(0, 5);
  if (region === "military") {
    const gateway = militaryGateways[state] ?? militaryGateways["AE"];
    if (!gateway) return null;
    return { ...common, zip, point: gateway, timeZone: place?.timeZone ?? gateway.timeZone };
  }
  if (!place || place.state === null) return null;
  return { ...common, zip, point: place, timeZone: place.timeZone ?? "America/New_York" };
}
