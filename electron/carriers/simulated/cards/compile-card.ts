import type { RateCard, Service } from "./rate-card.ts";
import type { Pickup } from "../calendar/shipping-day.ts";

export interface CompiledService extends Omit<Service, "zones" | "transitDays" | "prices"> {
  /** Zone → its column in every price row. */
  columnOf: ReadonlyMap<string, number>;
  transitDays: readonly number[];
  /** Ascending; `rows[i]` holds for weights up to `upToOunces[i]`. */
  upToOunces: readonly number[];
  rows: readonly (readonly number[])[];
}

/** A card made ready for thousands of quotes a second. */
export interface CompiledCard extends Omit<RateCard, "services" | "pickup" | "international"> {
  pickup: Pickup;
  groupOf: ReadonlyMap<string, string>;
  everywhereElse: string;
  notServed: ReadonlySet<string>;
  services: readonly CompiledService[];
}

function compileService(service: Service): CompiledService {
  return {
    ...service,
    columnOf: new Map(service.zones.map((zone, column) => [zone, column])),
    upToOunces: service.prices.map((row) => row.upToOunces),
    rows: service.prices.map((row) => row.cents),
  };
}

export function compileCard(card: RateCard): CompiledCard {
  const [hours = 0, minutes = 0] = card.pickup.cutOff.split(":").map(Number);
  const { groups, everywhereElse, notServed } = card.international;
  return {
    ...card,
    pickup: { cutOffMinutes: hours * 60 + minutes, week: card.pickup.week },
    groupOf: new Map(
      Object.entries(groups).flatMap(([group, countries]) =>
        countries.map((country) => [country, group] as const),
      ),
    ),
    everywhereElse,
    notServed: new Set(notServed),
    services: card.services.map(compileService),
  };
}
