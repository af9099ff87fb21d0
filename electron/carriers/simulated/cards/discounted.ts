import type { ChargeCode } from "#shared/rules/charges.ts";
import type { Discount } from "./amendment.ts";
import type { CompiledService } from "./compile-card.ts";
import type { Surcharge } from "./surcharge.ts";

type Off = { percent: number } | { cents: number };

/** The discount of an item: that of the service by name, else that of all services. */
function offOf(discounts: readonly Discount[], code: string, item: ChargeCode): Off | null {
  const of = (service: string) =>
    discounts.find((discount) => discount.service === service && discount.item === item);
  return of(code) ?? of("*") ?? null;
}

/** What is left of an amount; never less than nothing. Half a cent goes to the customer. */
export function less(cents: number, off: Off): number {
  return Math.max(
    0,
    "cents" in off
      ? cents - off.cents
      : Math.floor((cents * (10_000 - Math.round(off.percent * 100)) + 4_999) / 10_000),
  );
}

function cheaper(surcharge: Surcharge, off: Off): Surcharge {
  if ("percent" in surcharge)
    return "percent" in off
      ? { ...surcharge, percent: less(Math.round(surcharge.percent * 100), off) / 100 }
      : surcharge;
  const { cents } = surcharge;
  return {
    ...surcharge,
    cents: Array.isArray(cents) ? cents.map((amount) => less(amount, off)) : less(cents, off),
  };
}

/** A service at a company's own discounts: surcharges are reduced in place, the base keeps its price beside a discount. */
export function discounted(
  service: CompiledService,
  discounts: readonly Discount[],
): CompiledService {
  if (discounts.length === 0) return service;
  return {
    ...service,
    discount: offOf(discounts, service.code, "BASE"),
    surcharges: service.surcharges.map((surcharge) => {
      const off = offOf(discounts, service.code, surcharge.code);
      return off ? cheaper(surcharge, off) : surcharge;
    }),
  };
}
