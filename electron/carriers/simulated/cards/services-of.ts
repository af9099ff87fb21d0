import type { CarrierServices } from "#shared/contract/desk/carriers.ts";
import type { RateCards } from "./load-rate-cards.ts";

/** What the cards sell, in their own order. */
export function servicesOf(cards: RateCards): CarrierServices[] {
  return Object.values(cards).map(({ carrier, services }) => ({
    carrier,
    services: services.map(({ name, reach }) => ({ service: name, reach })),
  }));
}
