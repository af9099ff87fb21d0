import type { Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Limits } from "../cards/service.ts";

/** A parcel as carriers measure it, inches: sides from the longest, the longest plus twice each of the others, all three together. */
export interface Measures {
  sides: readonly [number, number, number];
  lengthPlusGirth: number;
  sum: number;
  cubicInches: number;
}

/** USPS DMM 101.1; UPS and FedEx package measurement. */
export function measure({ length, width, height }: Package): Measures {
  const [a = 0, b = 0, c = 0] = [length, width, height].toSorted((x, y) => y - x);
  return {
    sides: [a, b, c],
    lengthPlusGirth: a + 2 * (b + c),
    sum: a + b + c,
    cubicInches: a * b * c,
  };
}

function declaredUsd(customs: CustomsInfo | null): number {
  return (customs?.customs_items ?? []).reduce((sum, item) => sum + item.value * item.quantity, 0);
}

function shown(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function inPounds(ounces: number): string {
  return `${shown(ounces / 16)} lb`;
}

/** Why a parcel does not fit, as the middle of a sentence with the limit: `weighs 75 lb, over the limit of 70 lb`. Null when it fits. */
export function misfit(
  limits: Limits,
  parcel: { ounces: number; measures: Measures },
  customs: CustomsInfo | null,
  country = "US",
): string | null {
  const { ounces, measures } = parcel;
  const most = Math.min(limits.maxOunces, limits.maxOuncesTo?.[country] ?? limits.maxOunces);
  if (most === 0) return `cannot go to ${country} by this service`;
  if (ounces > most) {
    const where = most < limits.maxOunces ? ` to ${country}` : "";
    const weight = inPounds(ounces) === inPounds(most) ? `${ounces} oz` : inPounds(ounces);
    return `weighs ${weight}, over the limit of ${inPounds(most)}${where}`;
  }
  const [longest] = measures.sides;
  const { maxLengthInches, maxLengthPlusGirthInches } =
    limits.sizesTo?.find(({ countries }) => countries.includes(country)) ?? limits;
  if (maxLengthInches && longest > maxLengthInches)
    return `is ${shown(longest)} in long, over the limit of ${maxLengthInches} in`;
  if (maxLengthPlusGirthInches && measures.lengthPlusGirth > maxLengthPlusGirthInches)
    return `measures ${shown(measures.lengthPlusGirth)} in of length plus girth, over the limit of ${maxLengthPlusGirthInches} in`;
  if (limits.maxSumInches && measures.sum > limits.maxSumInches)
    return `measures ${shown(measures.sum)} in of length, width and height together, over the limit of ${limits.maxSumInches} in`;
  if (limits.maxCustomsUsd && declaredUsd(customs) > limits.maxCustomsUsd)
    return `is declared at ${shown(declaredUsd(customs))} USD, over the limit of ${limits.maxCustomsUsd} USD`;
  return null;
}
