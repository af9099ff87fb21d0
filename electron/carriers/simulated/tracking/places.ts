import type { Endpoint } from "../rating/endpoint.ts";
import { nearestHub } from "./hubs.ts";

/** A place where a scan happens. */
export interface ScanPlace {
  text: string;
  timeZone: string;
}

/** `HOUSTON, TX 77063`; abroad `OTTAWA, CA`. */
export function endPlace(end: Endpoint): ScanPlace {
  const text =
    end.region === "foreign"
      ? `${end.city}, ${end.country}`
      : `${end.city}, ${end.state} ${end.zip}`;
  return { text: text.toUpperCase(), timeZone: end.timeZone };
}

/** The sorting city of an end: the nearest hub, abroad and in the Pacific the place itself. */
export function sortingPlace(end: Endpoint): ScanPlace {
  if (!end.point || end.region === "foreign" || end.region === "pacific") return endPlace(end);
  return hubPlace(end.point);
}

/** The hub nearest to a point. */
function hubPlace(point: { latitude: number; longitude: number }): ScanPlace {
  const { city, state, zip, timeZone } = nearestHub(point);
  return { text: `${city}, ${state} ${zip}`, timeZone };
}

/** The city of the way's part `share` (0 is the origin, 1 the destination). Null where an end has no place on the map. */
export function placeOnTheWay(from: Endpoint, to: Endpoint, share: number): ScanPlace | null {
  if (!from.point || !to.point) return null;
  return hubPlace({
    latitude: from.point.latitude + (to.point.latitude - from.point.latitude) * share,
    longitude: from.point.longitude + (to.point.longitude - from.point.longitude) * share,
  });
}
