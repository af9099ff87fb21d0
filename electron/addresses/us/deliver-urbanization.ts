import { deliverSpecial } from "./deliver-special.ts";
import { deliverStreet } from "./deliver-street.ts";
import type { Delivery, DeliveryContext, Words } from "./delivery.ts";
import { isHouseNumber } from "./street/house-number.ts";
import { isDeliverable, readStreetLine } from "./street/street-line.ts";
import { readUnits } from "./street/units.ts";
import {
  isAnnounced,
  isUrbanization,
  readUrbanization,
  urbanizationBehind,
} from "./street/urbanization.ts";

/** The words of the urbanization and of the street below it; null where there is none. */
function parted(one: Words, two: Words): [urbanization: Words, street: Words] | null {
  const behind = urbanizationBehind(one);
  if (behind > 0 && (two.length === 0 || readUnits(two, 0, true)))
    return [one.slice(behind), [...one.slice(0, behind), ...two]];
  if (isUrbanization(one)) return [one, two];
  return isUrbanization(two) ? [two, one] : null;
}

/**
 * The urbanization stands above the street, whichever line it came in (USPS Publication 28, section 292). Null where the lines
 * name none, or where only a street would show that the name is one.
 */
export function deliverUrbanization(
  one: Words,
  two: Words,
  context: DeliveryContext,
): Delivery | null {
  const parts = parted(one, two);
  if (!parts) return null;
  const [typed, other] = parts;
  const { line, rest } = readUrbanization(typed);
  const street = typed === two ? [...other, ...rest] : [...rest, ...other];
  const whole = readStreetLine(street, context.suffixes, true);
  const special = deliverSpecial(street, [], context);
  const road = whole.street.startsWith("CARR ");
  if (!isAnnounced(typed) && (special || !(isDeliverable(whole) || road))) return null;
  if (street.length === 1 && isHouseNumber(street[0]))
    return { street1: `${street[0]} ${line}`, street2: "", errors: [] };
  const below = special ?? deliverStreet(street, [], context);
  const second = [below.street1, below.street2].filter((part) => part !== "").join(" ");
  return { street1: line, street2: second, errors: below.errors };
}
