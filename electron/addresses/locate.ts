import type { PostalData } from "./data/postal-data.ts";
import type { Place } from "./engine.ts";
import { narrow } from "./text/fold.ts";
import { militaryStateOf, postalTerritories } from "./us/states.ts";

/** Where military mail leaves the country; a ship has no other place. Degrees. */
const gateways: Readonly<Record<string, readonly [number, number]>> = {
  AA: [25.79, -80.29],
  AE: [40.64, -73.78],
  AP: [37.62, -122.38],
};

function locateZip(data: PostalData, typed: string): Place | null {
  const digits = /^\d{3,5}/.exec(typed)?.[0];
  if (digits === undefined) return null;
  const zip = digits.padStart(5, "0");
  const row = data.zips.find(zip);
  if (row && row.latitude !== null && row.longitude !== null)
    return {
      latitude: row.latitude,
      longitude: row.longitude,
      timeZone: row.timeZone,
      city: row.city,
      state: row.state,
    };
  const military = militaryStateOf(zip);
  const gateway = military === null ? undefined : gateways[military];
  if (military !== null && gateway)
    return {
      latitude: gateway[0],
      longitude: gateway[1],
      timeZone: null,
      city: row?.city ?? "APO",
      state: military,
    };
  const near = data.zips.findNear(zip);
  if (!near || near.latitude === null || near.longitude === null) return null;
  const { latitude, longitude, timeZone, state } = near;
  return { latitude, longitude, timeZone, city: null, state };
}

function locateArea(data: PostalData, typed: string): Place | null {
  const area = data.areas.get(typed.trimStart().slice(0, 3).toUpperCase());
  if (!area) return null;
  const { latitude, longitude, timeZone, city, province } = area;
  return { latitude, longitude, timeZone, city, state: province };
}

/** The point of a postal code, else of the country; null where not even that is known. */
export function locate(data: PostalData, address: { country: string; zip: string }): Place | null {
  const country = address.country.trim().toUpperCase();
  const zip = narrow(address.zip).trim();
  const place =
    country === "US" || postalTerritories.has(country)
      ? locateZip(data, zip)
      : country === "CA"
        ? locateArea(data, zip)
        : null;
  if (place) return place;
  const rule = data.countries.get(country);
  if (!rule) return null;
  const [latitude, longitude] = rule.at;
  return { latitude, longitude, timeZone: rule.tz, city: null, state: null };
}
