import type { CarrierName } from "#shared/contract/rates.ts";
import type { Endpoint } from "../../rating/endpoint.ts";
import { milesBetween } from "../../rating/miles.ts";
import { gateways } from "./gateways.ts";
import { endPlace } from "./end-place.ts";
import type { ScanPlace } from "./scan-place.ts";
import { townsAbroad } from "./towns-abroad.ts";

/** The towns through which parcels leave or enter the country of an end. */
function gatewaysOf(carrier: CarrierName, end: Endpoint) {
  return end.region === "foreign" ? (townsAbroad.get(end.country) ?? []) : gateways[carrier];
}

/** The gateway of one end that makes the way to the other the shortest; its own town where none is known. */
export function gatewayOf(carrier: CarrierName, end: Endpoint, other: Endpoint): ScanPlace {
  const own = endPlace(end);
  const { point } = end;
  if (!point) return gatewaysOf(carrier, end)[0] ?? own;
  const target = other.point ?? point;
  const detours = gatewaysOf(carrier, end).map((town) => ({
    town,
    // Twice the way to it, since a gateway far off is seldom worth its longer road.
    miles: 2 * milesBetween(point, town.point) + milesBetween(town.point, target),
  }));
  return detours.sort((a, b) => a.miles - b.miles)[0]?.town ?? own;
}
