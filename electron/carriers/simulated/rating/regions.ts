/** Where US mail goes: what decides zones and who delivers there at all. */
export type Region =
  | "contiguous"
  | "alaska"
  | "hawaii"
  /** Puerto Rico and the US Virgin Islands. */
  | "caribbean"
  /** American Samoa, Guam, Northern Marianas, Wake, and the freely associated states. */
  | "pacific"
  | "military"
  | "foreign";

/** Places with an ISO country code of their own to which US domestic mail goes (USPS DMM 608.2.0). */
const territories: ReadonlySet<string> = new Set([
  "PR",
  "VI",
  "AS",
  "GU",
  "MP",
  "UM",
  "FM",
  "MH",
  "PW",
]);

const caribbean: ReadonlySet<string> = new Set(["PR", "VI"]);
const military: ReadonlySet<string> = new Set(["AA", "AE", "AP"]);

/** True when US domestic mail goes there. */
export function isDomestic(country: string): boolean {
  return country === "US" || territories.has(country);
}

/** The state of a domestic address: a territory may be named as country or as state. */
export function stateOf(address: { country: string; state: string }): string {
  return territories.has(address.country) ? address.country : address.state.trim().toUpperCase();
}

export function regionOf(address: { country: string; state: string; city: string }): Region {
  if (!isDomestic(address.country)) return "foreign";
  const state = stateOf(address);
  if (military.has(state) || /^[AFD]PO$/i.test(address.city.trim())) return "military";
  if (state === "AK") return "alaska";
  if (state === "HI") return "hawaii";
  if (caribbean.has(state)) return "caribbean";
  return territories.has(state) ? "pacific" : "contiguous";
}

/**
 * Military mail is zoned as far as the gateway in the States that sorts it: Miami for AA, New York for AE, San Francisco for AP
 * (USPS DMM 703.2.0 and the zone charts of 340, 090 and 962).
 */
export const militaryGateways: Readonly<
  Record<string, { latitude: number; longitude: number; timeZone: string }>
> = {
  AA: { latitude: 25.8, longitude: -80.3, timeZone: "America/New_York" },
  AE: { latitude: 40.65, longitude: -73.78, timeZone: "America/New_York" },
  AP: { latitude: 37.62, longitude: -122.38, timeZone: "America/Los_Angeles" },
};
