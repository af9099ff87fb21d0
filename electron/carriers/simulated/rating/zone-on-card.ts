import type { CompiledCard } from "../cards/compile-card.ts";
import type { Route } from "./plan-route.ts";
import { domesticZone } from "./zone.ts";

/** The column of the card: a domestic zone, or the group of the country abroad (the destination's when both are). */
export function zoneOnCard(card: CompiledCard, route: Route): string | null {
  if (route.reach === "domestic")
    return domesticZone(card.zoning, { ...route, miles: route.miles ?? Number.POSITIVE_INFINITY });
  const abroad = route.to.region === "foreign" ? route.to : route.from;
  return card.groupOf.get(abroad.country) ?? card.everywhereElse;
}
