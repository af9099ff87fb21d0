import type { Shipment } from "#electron/carriers/carrier.ts";
import { type PostOffice, postOfficeOf } from "#electron/addresses/post-office/post-office-of.ts";
import type { Address } from "#shared/contract/address.ts";
import type { AreaTable } from "../cards/delivery-areas.ts";
import type { DeliveryArea } from "../cards/surcharge.ts";
import type { Locate } from "../parts.ts";
import { embargo } from "./embargo.ts";
import { endpointOf } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import { milesBetween } from "./miles.ts";

/** What all carriers need to know of the way from one end to the other. */
export interface Route {
  from: Endpoint;
  to: Endpoint;
  reach: "domestic" | "international";
  /** Great-circle, null where an end abroad has no place. */
  miles: number | null;
  /** Where the parcel goes to a post office and not to a door. */
  toPostOffice: PostOffice | null;
  /** An address without a company counts as a residence. */
  residential: boolean;
  /** How far off the way the destination lies; null for most ZIPs and abroad. */
  area: DeliveryArea | null;
}

function unknownPlace(end: string, address: Address): string {
  return `The ZIP code ${address.zip || "(empty)"} of the ${end} address is not known.`;
}

/** The route, or the sentence why no carrier can find it or take it. */
export function planRoute(
  { locate, areas }: { locate: Locate; areas: AreaTable },
  shipment: Shipment,
): Route | { problem: string } {
  const from = endpointOf(locate, shipment.fromAddress);
  if (!from) return { problem: unknownPlace("ship-from", shipment.fromAddress) };
  const to = endpointOf(locate, shipment.toAddress);
  if (!to) return { problem: unknownPlace("ship-to", shipment.toAddress) };
  const closed = embargo(from) ?? embargo(to);
  if (closed) return { problem: closed };
  return {
    from,
    to,
    reach: from.region === "foreign" || to.region === "foreign" ? "international" : "domestic",
    miles: from.point && to.point ? milesBetween(from.point, to.point) : null,
    toPostOffice: postOfficeOf(shipment.toAddress),
    residential: !shipment.toAddress.company?.trim(),
    area: to.region === "foreign" ? null : areas.areaOf(to.zip),
  };
}
