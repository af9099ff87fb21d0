import type { Shipment } from "#electron/carriers/carrier.ts";
import type { CompiledCard } from "../cards/compile-card.ts";
import type { Route } from "./plan-route.ts";

const unreachable = {
  box: "PO boxes",
  counter: "the counter of a post office (General Delivery, poste restante)",
} as const;

/** Why a carrier does not take this route at all, whatever the parcel; null when it does. */
export function notServed(card: CompiledCard, route: Route, shipment: Shipment): string | null {
  const { from, to } = route;
  const { customsInfo } = shipment;
  if (route.toPostOffice && !card.deliversToPoBoxes)
    return `${card.carrier} does not deliver to ${unreachable[route.toPostOffice]}; only USPS does.`;
  if ((from.region === "military" || to.region === "military") && !card.deliversToMilitary)
    return `${card.carrier} does not serve military addresses (APO, FPO, DPO); only USPS does.`;
  if (route.reach === "domestic") return null;
  if (from.region === "foreign" && !card.imports)
    return `${card.carrier} ships from United States addresses only.`;
  if (from.country === to.country)
    return `${card.carrier} has no domestic service within ${to.country}.`;
  const closed = [from.country, to.country].find((country) => card.notServed.has(country));
  if (closed) return `${card.carrier} does not serve ${closed}.`;
  if (!customsInfo) return `${card.carrier} needs a customs declaration for ${to.country}.`;
  if (customsInfo.contents_type === "dangerous_goods" && card.dangerousGoods === "refused")
    return `${card.carrier} does not take dangerous goods abroad.`;
  return null;
}
