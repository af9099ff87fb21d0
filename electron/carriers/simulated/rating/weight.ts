import type { Package } from "#shared/contract/rates.ts";
import type { CompiledCard } from "../cards/compile-card.ts";

const pound = 16;
const noise = 1e-9;

/** A weight as carriers charge it: the next whole ounce up to a pound, the next whole pound above. */
export function chargedOunces(ounces: number): number {
  return ounces <= pound ? Math.ceil(ounces - noise) : Math.ceil(ounces / pound - noise) * pound;
}

/**
 * Dimensional weight in ounces, whole pounds; 0 for a parcel that the card leaves out. Each side is rounded to whole inches first:
 * to the nearest (USPS DMM 101.2) or up (UPS and FedEx since August 2025).
 */
export function dimensionalOunces(rule: CompiledCard["dimensional"], parcel: Package): number {
  const whole = rule.rounding === "up" ? (side: number) => Math.ceil(side - noise) : Math.round;
  const inches = [parcel.length, parcel.width, parcel.height].map((side) =>
    Math.max(1, whole(side)),
  );
  const cubic = inches.reduce((volume, side) => volume * side, 1);
  return cubic > rule.aboveCubicInches ? Math.ceil(cubic / rule.divisor - noise) * pound : 0;
}

/** What the carrier charges for: the greater of actual and dimensional weight, in ounces. */
export function billableOunces(rule: CompiledCard["dimensional"], parcel: Package): number {
  return Math.max(chargedOunces(parcel.weight), dimensionalOunces(rule, parcel));
}
