import type { Package } from "#shared/contract/rates.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import type { Limits } from "../cards/rate-card.ts";

/** The longest side, and that plus twice each of the others (USPS DMM 101.1, UPS and FedEx package measurement). */
export function measure(parcel: Package): { length: number; lengthPlusGirth: number; sum: number } {
  const [length = 0, width = 0, height = 0] = [parcel.length, parcel.width, parcel.height].toSorted(
    (a, b) => b - a,
  );
  return { length, lengthPlusGirth: length + 2 * (width + height), sum: length + width + height };
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
  parcel: Package,
  customs: CustomsInfo | null,
): string | null {
  if (parcel.weight > limits.maxOunces)
    return `weighs ${inPounds(parcel.weight)}, over the limit of ${inPounds(limits.maxOunces)}`;
  const size = measure(parcel);
  if (limits.maxLengthInches && size.length > limits.maxLengthInches)
    return `is ${shown(size.length)} in long, over the limit of ${limits.maxLengthInches} in`;
  if (limits.maxLengthPlusGirthInches && size.lengthPlusGirth > limits.maxLengthPlusGirthInches)
    return `measures ${shown(size.lengthPlusGirth)} in of length plus girth, over the limit of ${limits.maxLengthPlusGirthInches} in`;
  if (limits.maxSumInches && size.sum > limits.maxSumInches)
    return `measures ${shown(size.sum)} in of length, width and height together, over the limit of ${limits.maxSumInches} in`;
  if (limits.maxCustomsUsd && declaredUsd(customs) > limits.maxCustomsUsd)
    return `is declared at ${shown(declaredUsd(customs))} USD, over the limit of ${limits.maxCustomsUsd} USD`;
  return null;
}
