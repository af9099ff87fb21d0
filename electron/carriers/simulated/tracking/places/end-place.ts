import type { Endpoint } from "../../rating/endpoint.ts";
import type { ScanPlace } from "./scan-place.ts";
import { countryName } from "./towns-abroad.ts";

/** The sender's or recipient's own town: `HOUSTON, TX 77063`; abroad `TORONTO, ON M5V 3L9, CA`, as far as the address has it. */
export function endPlace(end: Endpoint): ScanPlace {
  const { city, state, zip, country, point, timeZone } = end;
  const isForeign = end.region === "foreign";
  const region = [state, zip].filter(Boolean).join(" ");
  const parts = isForeign ? [city, region, country] : [city, `${state} ${zip}`];
  return {
    text: parts.filter(Boolean).join(", ").toUpperCase(),
    town: `${city} - ${isForeign ? countryName(country) : "USA"}`.toUpperCase(),
    country: isForeign ? country : "US",
    point,
    timeZone,
  };
}
