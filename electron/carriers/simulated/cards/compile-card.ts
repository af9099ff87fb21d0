import type { Holiday } from "../calendar/holidays.ts";
import type { Pickup } from "../calendar/shipping-day.ts";
import type { Discount } from "./amendment.ts";
import { discounted } from "./discounted.ts";
import type { PackageType } from "./package-type.ts";
import type { RateCard } from "./rate-card.ts";
import type { Service } from "./service.ts";

export interface CompiledService extends Omit<Service, "zones" | "transitDays" | "prices"> {
  /** Zone → its column in every price row. */
  columnOf: ReadonlyMap<string, number>;
  transitDays: readonly number[];
  /** Ascending; `rows[i]` holds for weights up to `upToOunces[i]`. */
  upToOunces: readonly number[];
  rows: readonly (readonly number[])[];
  /** Taken off the base price. */
  discount: { percent: number } | { cents: number } | null;
  /** The service that moves it: itself, or a flat rate's service. */
  carriedAs: { code: string; printed: string };
  /** A flat rate's; null for one's own packaging. */
  packageType: PackageType | null;
}

/** A card made ready for thousands of quotes a second. */
export interface CompiledCard extends Omit<
  RateCard,
  "services" | "pickup" | "international" | "flatRates"
> {
  pickup: Pickup & { holidays: readonly Holiday[] };
  groupOf: ReadonlyMap<string, string>;
  everywhereElse: string;
  notServed: ReadonlySet<string>;
  dangerousGoods: RateCard["international"]["dangerousGoods"];
  /** Flat rates stand behind the services proper, as services of their own. */
  services: readonly CompiledService[];
  /** The files of the company's own that made it what it is; empty for the product's card. */
  ownFiles: readonly string[];
}

function compileService(service: Service): CompiledService {
  return {
    ...service,
    columnOf: new Map(service.zones.map((zone, column) => [zone, column])),
    upToOunces: service.prices.map((row) => row.upToOunces),
    rows: service.prices.map((row) => row.cents),
    discount: null,
    carriedAs: { code: service.code, printed: service.printed },
    packageType: null,
  };
}

/**
 * A flat rate is its service with one price and all surcharges in it. A carrier's own packaging is its size; one's own, as of UPS Simple
 * Rate, is a package of the service and keeps its limits of length and girth.
 */
function compileFlatRates(card: RateCard): CompiledService[] {
  return card.flatRates.flatMap((flat) => {
    const service = card.services.find(({ code }) => code === flat.service);
    const packageType = card.packages.find(({ code }) => code === flat.package);
    if (!service || !packageType) return [];
    const { code, name, printed, maxOunces, cents } = flat;
    const { maxOuncesTo } = service.limits;
    const maxCustomsUsd = flat.maxCustomsUsd ?? service.limits.maxCustomsUsd;
    const sizes = packageType.shape === "volume" ? service.limits : {};
    return [
      {
        ...compileService(service),
        code,
        name,
        printed,
        limits: { ...sizes, maxOunces, maxCustomsUsd, maxOuncesTo },
        chargedAtLeast: [],
        surcharges: [],
        upToOunces: [maxOunces],
        rows: [Array.isArray(cents) ? cents : service.zones.map(() => cents)],
        packageType,
      },
    ];
  });
}

export function compileCard(
  card: RateCard,
  discounts: readonly Discount[] = [],
  ownFiles: readonly string[] = [],
): CompiledCard {
  const [hours = 0, minutes = 0] = card.pickup.cutOff.split(":").map(Number);
  const { groups, everywhereElse, notServed, dangerousGoods } = card.international;
  const services = [...card.services.map(compileService), ...compileFlatRates(card)];
  return {
    ...card,
    pickup: {
      cutOffMinutes: hours * 60 + minutes,
      week: card.pickup.week,
      holidays: card.holidays,
    },
    groupOf: new Map(
      Object.entries(groups).flatMap(([group, countries]) =>
        countries.map((country) => [country, group] as const),
      ),
    ),
    everywhereElse,
    notServed: new Set(notServed),
    dangerousGoods,
    services: services.map((service) => discounted(service, discounts)),
    ownFiles,
  };
}
