import type { Shipment } from "#electron/carriers/carrier.ts";
import type { CompiledCard } from "../cards/compile-card.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Route } from "./plan-route.ts";

/** Domestic mail that still passes a customs border (USPS DMM 608.2.4). */
function beyondCustoms({ region, state }: Endpoint): boolean {
  return region === "military" || region === "pacific" || state === "VI";
}

/** What a sender of domestic mail must know of its customs form; null when none is needed or one is there. */
export function customsFormNeeded(
  card: CompiledCard,
  { reach, from, to }: Route,
  { customsInfo }: Shipment,
): string | null {
  if (reach !== "domestic" || customsInfo || beyondCustoms(from) === beyondCustoms(to)) return null;
  const far = beyondCustoms(to) ? to : from;
  const place = far.region === "military" ? "APO, FPO and DPO addresses" : far.state;
  return `${card.carrier} needs a customs form on parcels to and from ${place}: give customsInfo with the shipment.`;
}
