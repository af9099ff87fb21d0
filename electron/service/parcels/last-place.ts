import type { AddressEngine } from "#electron/addresses/engine.ts";

interface Destination {
  to_city: string;
  to_state: string;
  to_zip: string;
  to_country: string;
}

/** What a carrier's `HOUSTON, TX 77063`, `MISSISSAUGA, CA` or `TORONTO, ON M5V 3L9, CA` says: a US place ends in a ZIP, any other in its country. */
function readPlace(text: string): { city: string; zip: string; country: string } | null {
  const match = /^(.+), ([A-Z]{2})(?: (\d{5}))?$/.exec(text);
  if (!match) return null;
  const [, city = "", region = "", zip] = match;
  return zip ? { city, zip, country: "US" } : { city, zip: "", country: region };
}

export interface LastPlace {
  place: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The newest place that a parcel's events name, and its point on the map. `events` are newest first. */
export function lastPlace(
  addresses: AddressEngine,
  events: readonly { location: string }[],
  to: Destination,
): LastPlace {
  const place = events.find(({ location }) => location !== "")?.location;
  const read = place === undefined ? null : readPlace(place);
  if (place === undefined || !read)
    return { place: place ?? null, latitude: null, longitude: null };
  // Abroad the carrier names a city without its postal code; the recipient's own is known.
  const isThere = read.zip === "" && read.country === to.to_country;
  const point = addresses.locate({
    country: read.country,
    zip: isThere ? to.to_zip : read.zip,
    state: isThere ? to.to_state : "",
    city: read.city,
  });
  return { place, latitude: point?.latitude ?? null, longitude: point?.longitude ?? null };
}
