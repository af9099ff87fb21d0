import type { Charge } from "#shared/rules/charges.ts";
import type { CompiledService } from "../cards/compile-card.ts";
import { less } from "../cards/discounted.ts";
import type { DeliveryArea, Surcharge, When } from "../cards/surcharge.ts";
import type { Measures } from "./limits.ts";

/** What prices and surcharges look at. */
export interface Priced {
  /** On the scale. */
  ounces: number;
  /** Charged for: the greater of actual and dimensional weight. */
  billableOunces: number;
  measures: Measures;
  residential: boolean;
  area: DeliveryArea | null;
  country: string;
}

/** A price and what it is made of, whole cents: the parts sum up to it. */
export interface Price {
  cents: number;
  breakdown: Charge[];
  billableOunces: number;
}

/** A share of an amount, rounded half up to a whole cent; percent has at most two decimals. */
function share(cents: number, percent: number): number {
  return Math.floor((cents * Math.round(percent * 100) + 5_000) / 10_000);
}

function holds(when: When, parcel: Priced): boolean {
  const { measures } = parcel;
  const [longest, second] = measures.sides;
  return (
    (when.recipient === undefined || (when.recipient === "residence") === parcel.residential) &&
    (when.area === undefined || when.area === parcel.area) &&
    (when.countries === undefined || when.countries.includes(parcel.country)) &&
    (when.ouncesAbove === undefined || parcel.ounces > when.ouncesAbove) &&
    (when.longestAbove === undefined || longest > when.longestAbove) &&
    (when.secondLongestAbove === undefined || second > when.secondLongestAbove) &&
    (when.lengthPlusGirthAbove === undefined ||
      measures.lengthPlusGirth > when.lengthPlusGirthAbove) &&
    (when.cubicInchesAbove === undefined || measures.cubicInches > when.cubicInchesAbove)
  );
}

/** Of several charges with one code the dearest stays, and none that another takes the place of. */
function chargesOf(surcharges: readonly Surcharge[], column: number, parcel: Priced): Charge[] {
  const charged: Charge[] = [];
  const replaced = new Set<string>();
  for (const surcharge of surcharges) {
    if ("percent" in surcharge || (surcharge.when && !holds(surcharge.when, parcel))) continue;
    const { code } = surcharge;
    const cents = Array.isArray(surcharge.cents) ? (surcharge.cents[column] ?? 0) : surcharge.cents;
    for (const other of surcharge.insteadOf ?? []) replaced.add(other);
    const same = charged.find((charge) => charge.code === code);
    if (!same) charged.push({ code, cents });
    else if (cents > same.cents) same.cents = cents;
  }
  return charged.filter(({ code, cents }) => cents > 0 && !replaced.has(code));
}

/**
 * The price of a service in one zone; null when the service does not go there. A parcel whose dimensional weight passes the last
 * break pays the last row, as USPS DMM 123.1.4 has it for 70 lb; one that truly weighs more is refused before it gets here.
 */
export function priceOf(service: CompiledService, zone: string, parcel: Priced): Price | null {
  const column = service.columnOf.get(zone);
  if (column === undefined) return null;
  let billableOunces = parcel.billableOunces;
  for (const { ounces, when } of service.chargedAtLeast)
    if (ounces > billableOunces && holds(when, parcel)) billableOunces = ounces;
  let index = 0;
  while (billableOunces > (service.upToOunces[index] ?? Number.POSITIVE_INFINITY)) index += 1;
  const base = (service.rows[index] ?? service.rows.at(-1))?.[column];
  if (base === undefined) return null;
  const breakdown: Charge[] = [{ code: "BASE", cents: base }];
  const off = service.discount ? Math.max(1, less(base, service.discount)) - base : 0;
  if (off < 0) breakdown.push({ code: "DISCOUNT", cents: off });
  breakdown.push(...chargesOf(service.surcharges, column, parcel));
  let cents = breakdown.reduce((sum, charge) => sum + charge.cents, 0);
  for (const surcharge of service.surcharges) {
    if (!("percent" in surcharge)) continue;
    const fuel = share(cents, surcharge.percent);
    if (fuel > 0) breakdown.push({ code: surcharge.code, cents: fuel });
    cents += fuel;
  }
  return { cents, breakdown, billableOunces };
}
