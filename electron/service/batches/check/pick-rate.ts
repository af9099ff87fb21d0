import type { RateRule } from "#shared/contract/desk/rules.ts";

/** What a rule looks at. */
export interface Pickable {
  carrier: string;
  service: string;
  cents: number;
  delivery_days: number;
  package_type: string | null;
}

const byPrice = (a: Pickable, b: Pickable) =>
  a.cents - b.cents || a.delivery_days - b.delivery_days;
const bySpeed = (a: Pickable, b: Pickable) =>
  a.delivery_days - b.delivery_days || a.cents - b.cents;

/**
 * The rate that a rule chooses; null when none fits it. Ties go to the faster, then to the cheaper. A flat rate holds for the carrier's
 * own packaging alone: it is chosen only by a rule that names it.
 */
export function pickRate<T extends Pickable>(rates: readonly T[], rule: RateRule): T | null {
  const fitting = rates.filter(({ carrier, service, delivery_days, package_type }) =>
    rule.kind === "service"
      ? carrier === rule.carrier && service === rule.service
      : package_type === null && (rule.kind !== "cheapest_within" || delivery_days <= rule.days),
  );
  const order = rule.kind === "fastest" ? bySpeed : byPrice;
  return [...fitting].sort(order)[0] ?? null;
}

/** A rule in words, for messages. */
export function ruleInWords(rule: RateRule): string {
  if (rule.kind === "cheapest_within") return `within ${rule.days} days`;
  return rule.kind === "service" ? `${rule.carrier} ${rule.service}` : rule.kind;
}
