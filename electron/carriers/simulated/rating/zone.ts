import type { Region } from "./regions.ts";

/** Upper limits in miles of zones 1 to 7; farther is 8 (USPS DMM 608.9.0, Postal Zones). */
const bands = [50, 150, 300, 600, 1000, 1400, 1800];

function bandOf(miles: number, first: number): string {
  const index = bands.findIndex((limit) => miles <= limit);
  return String(Math.max(first, index < 0 ? 8 : index + 1));
}

export interface ZonedRoute {
  from: { region: Region; state: string };
  to: { region: Region; state: string };
  miles: number;
}

/** Zones 1 to 8 by distance; 9 between the Pacific territories or freely associated states and everywhere else. */
function postalZone({ from, to, miles }: ZonedRoute): string {
  const crosses = (from.region === "pacific") !== (to.region === "pacific");
  return crosses ? "9" : bandOf(miles, 1);
}

/**
 * Zones 2 to 8 by the same bands within the contiguous states or within one other state; AK, HI and PR (with the Virgin Islands)
 * have a zone of their own, as in UPS's zones 44 to 46. The farther end names it.
 */
function parcelZone({ from, to, miles }: ZonedRoute): string | null {
  if (from.region === "pacific" || to.region === "pacific") return null;
  if (from.region === to.region && from.region !== "military") return bandOf(miles, 2);
  const far = to.region === "contiguous" ? from.region : to.region;
  if (far === "alaska") return "AK";
  if (far === "hawaii") return "HI";
  return far === "caribbean" ? "PR" : null;
}

/** The zone of a domestic route, by the way of counting that the card names; null where the carrier does not go. */
export function domesticZone(zoning: "postal" | "parcel", route: ZonedRoute): string | null {
  return zoning === "postal" ? postalZone(route) : parcelZone(route);
}
