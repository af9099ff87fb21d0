import type { Package } from "#shared/contract/rates.ts";
import type { CompiledService } from "../cards/compile-card.ts";
import { fitsInto } from "./fits-into.ts";
import type { Measures } from "./limits.ts";
import type { Route } from "./plan-route.ts";

/** What a caller writes for packaging of their own. */
export const ownPackaging = "package";

function suits(service: CompiledService, route: Route, zone: string, parcel: Package): boolean {
  if (service.reach !== route.reach || !service.columnOf.has(zone)) return false;
  if (service.contents && service.contents !== parcel.specialRatesEligibility) return false;
  return service.recipients === "any" || (service.recipients === "residence") === route.residential;
}

/**
 * The services of a card that a parcel may be offered on a route: those in one's own packaging, and of each family of flat rate
 * packages the smallest that it fits into. A parcel that names a package type gets that one alone.
 */
export function offeredServices(
  services: readonly CompiledService[],
  route: Route,
  zone: string,
  parcel: Package,
  measures: Measures,
): CompiledService[] {
  const asked = parcel.packageType?.toLowerCase();
  const found = new Set<string>();
  return services.filter((service) => {
    if (!suits(service, route, zone, parcel)) return false;
    const type = service.packageType;
    const own = !type || type.shape === "volume";
    if (asked !== undefined && asked === type?.code.toLowerCase()) return true;
    if (asked !== undefined && !(own && asked === ownPackaging)) return false;
    if (!type) return true;
    const family = `${service.barcodeCode} ${type.family}`;
    if (found.has(family) || parcel.weight > service.limits.maxOunces) return false;
    if (!fitsInto(type, measures)) return false;
    found.add(family);
    return true;
  });
}
