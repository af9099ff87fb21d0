import type { AreaTable } from "../cards/delivery-areas.ts";
import type { LocatedPlace } from "../parts.ts";

function place(
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  timeZone: string,
): LocatedPlace {
  return { city, state, latitude, longitude, timeZone };
}

const zips: Readonly<Record<string, LocatedPlace>> = {
  "00901": place("San Juan", "PR", 18.4653, -66.1067, "America/Puerto_Rico"),
  "10001": place("New York", "NY", 40.7506, -73.9972, "America/New_York"),
  "11201": place("Brooklyn", "NY", 40.6937, -73.9899, "America/New_York"),
  "60601": place("Chicago", "IL", 41.8858, -87.6181, "America/Chicago"),
  "78701": place("Austin", "TX", 30.2713, -97.7426, "America/Chicago"),
  "59715": place("Bozeman", "MT", 45.669, -111.0434, "America/Denver"),
  "77063": place("Houston", "TX", 29.7349, -95.522, "America/Chicago"),
  "80203": place("Denver", "CO", 39.7313, -104.9811, "America/Denver"),
  "94104": place("San Francisco", "CA", 37.7915, -122.4018, "America/Los_Angeles"),
  "96813": place("Honolulu", "HI", 21.3177, -157.8522, "Pacific/Honolulu"),
  "96910": place("Hagatna", "GU", 13.4443, 144.7863, "Pacific/Guam"),
  "99501": place("Anchorage", "AK", 61.2116, -149.8761, "America/Anchorage"),
};

const countries: Readonly<Record<string, LocatedPlace>> = {
  CA: { city: null, state: null, latitude: 45.42, longitude: -75.69, timeZone: "America/Toronto" },
  GB: { city: null, state: null, latitude: 51.5, longitude: -0.12, timeZone: "Europe/London" },
  JP: { city: null, state: null, latitude: 35.68, longitude: 139.76, timeZone: "Asia/Tokyo" },
};

/** A dozen places, enough for every kind of route. */
export function locateSample(address: { country: string; zip: string }): LocatedPlace | null {
  if (address.country === "US") return zips[address.zip.slice(0, 5)] ?? null;
  return countries[address.country] ?? null;
}

/** No ZIP costs more to reach than another. */
export const noAreas: AreaTable = { areaOf: () => null };
