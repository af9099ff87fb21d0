import type { AddressError } from "#shared/contract/address.ts";
import type { SuffixTable } from "../data/suffix-table.ts";
import { problem } from "../problem.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { judgeStreet } from "./judge-street.ts";
import {
  readGeneralDelivery,
  readPostOfficeBox,
  readRuralRoute,
  type Special,
} from "./street/boxes.ts";
import { isHouseNumber } from "./street/house-number.ts";
import { isShip, readMilitary } from "./street/military.ts";
import { isUrbanization, readUrbanization } from "./street/puerto-rico.ts";
import { readStreetLine, type StreetLine } from "./street/street-line.ts";
import { isBareUnit, readUnits } from "./street/units.ts";
import { toWords } from "./street/words.ts";

export interface DeliveryContext {
  suffixes: SuffixTable;
  /** True for APO, FPO and DPO ZIPs. */
  military: boolean;
  puertoRico: boolean;
}

/** Both lines standardized; `street2` is "" where everything fits into the delivery line. */
export interface Delivery {
  street1: string;
  street2: string;
  errors: AddressError[];
}

type Words = readonly string[];

function readSpecial(words: Words, { military }: DeliveryContext): Special | null {
  return (
    readMilitary(words, military) ??
    readRuralRoute(words) ??
    readGeneralDelivery(words) ??
    readPostOfficeBox(words)
  );
}

function textOf(line: StreetLine): string {
  return [line.number, line.street, ...new Set(line.units)].filter((part) => part !== "").join(" ");
}

function isDeliverable(line: StreetLine): boolean {
  return line.number !== "" && line.street !== "";
}

/** Post office box, route, general delivery or military mail in either line, or begun in the first and ended in the second. */
function deliverSpecial(one: Words, two: Words, context: DeliveryContext): Delivery | null {
  const across = /^BOX\d*$/.test(two[0] ?? "") ? readSpecial([...one, ...two], context) : null;
  if (across && across.errors.length === 0)
    return { street1: across.line, street2: across.rest.join(" "), errors: [] };
  const first = readSpecial(one, context);
  if (first) {
    const other = [...first.rest, ...two].join(" ");
    return { street1: first.line, street2: other, errors: first.errors };
  }
  const second = readSpecial(two, context);
  if (!second) return null;
  const street = readStreetLine(one, context.suffixes, context.puertoRico);
  const rest = second.rest.length > 0 ? ` ${second.rest.join(" ")}` : "";
  if (isDeliverable(street))
    return { street1: textOf(street), street2: second.line + rest, errors: second.errors };
  return {
    street1: second.line,
    street2: [...one, ...second.rest].join(" "),
    errors: second.errors,
  };
}

/** A whole second line as units, also a bare "12B"; null where it says something else. */
function unitsOf(two: Words): { text: string[]; missing: boolean } | null {
  if (two.length === 1 && isBareUnit(two[0] ?? ""))
    return { text: [`# ${two[0]}`], missing: false };
  return readUnits(two, 0, true);
}

function deliverStreet(one: Words, two: Words, context: DeliveryContext): Delivery {
  const read = (words: Words) => readStreetLine(words, context.suffixes, context.puertoRico);
  const oneUnits = unitsOf(one);
  const first = read(one);
  const startsNumbered = isHouseNumber(two[0] === "#" ? two[1] : two[0]);
  if ((!isDeliverable(first) || oneUnits) && two.length > 1 && startsNumbered) {
    const second = read(two);
    if (isDeliverable(second)) {
      const units = oneUnits?.text ?? [];
      const line = { ...second, units: [...second.units, ...units] };
      const unitMissing = second.unitMissing || (oneUnits?.missing ?? false);
      return {
        street1: textOf(line),
        street2: oneUnits ? "" : one.join(" "),
        errors: judgeStreet({ ...line, unitMissing }),
      };
    }
  }
  const units = two.length === 0 ? null : unitsOf(two);
  const line = units ? { ...first, units: [...first.units, ...units.text] } : first;
  const unitMissing = first.unitMissing || (units?.missing ?? false);
  return {
    street1: textOf(line),
    street2: units ? "" : two.join(" "),
    errors: judgeStreet({ ...line, unitMissing }),
  };
}

/** The urbanization stands above the street, whichever line it came in (USPS Publication 28, section 292). */
function deliverUrbanization(one: Words, two: Words, context: DeliveryContext): Delivery {
  const inFirst = isUrbanization(one);
  const { line, rest } = readUrbanization(inFirst ? one : two);
  const street = inFirst ? [...rest, ...two] : one;
  const below =
    deliverSpecial(street, [], context) ?? deliverStreet(street, inFirst ? [] : rest, context);
  const second = [below.street1, below.street2].filter((part) => part !== "").join(" ");
  return { street1: line, street2: second, errors: below.errors };
}

const militaryOnly = problem(
  "E.ADDRESS.INVALID",
  "street1",
  "Military mail needs a PSC, CMR or UNIT number and a box",
);

function standardizeOnce(street1: string, street2: string, context: DeliveryContext): Delivery {
  const [one, two] = [toWords(street1), toWords(street2)];
  if (isPlaceholder(street1) && (two.length === 0 || isPlaceholder(street2)))
    return {
      street1: one.join(" "),
      street2: two.join(" "),
      errors: [problem("E.ADDRESS.INVALID", "street1", "Street is not an address")],
    };
  if (context.puertoRico && (isUrbanization(one) || isUrbanization(two)))
    return deliverUrbanization(one, two, context);
  const special = deliverSpecial(one, two, context);
  if (special) return special;
  if (context.military && isShip(one))
    return { street1: one.join(" "), street2: two.join(" "), errors: [] };
  const delivery = deliverStreet(one, two, context);
  return context.military ? { ...delivery, errors: [militaryOnly] } : delivery;
}

/**
 * Standardizes the delivery lines of a US address (USPS Publication 28, sections 21 to 29). Doing it again changes nothing:
 * an address is settled in one step; words that are no address may take several, and where they turn in a circle the first
 * of the circle in the alphabet stands for all. What is wrong is said of the lines as they were typed.
 */
export function standardizeDelivery(
  street1: string,
  street2: string,
  context: DeliveryContext,
): Delivery {
  const first = standardizeOnce(street1, street2, context);
  const seen: Delivery[] = [];
  let now = first;
  while (seen.length < 16) {
    const next = standardizeOnce(now.street1, now.street2, context);
    const [a, b] = [now, next];
    if (a.street1 === b.street1 && a.street2 === b.street2) return { ...now, errors: first.errors };
    const back = seen.findIndex((old) => old.street1 === b.street1 && old.street2 === b.street2);
    seen.push(now);
    if (back >= 0) {
      const circle = seen.slice(back);
      const least = circle.reduce((x, y) => (keyOf(y) < keyOf(x) ? y : x));
      return { ...least, errors: first.errors };
    }
    now = next;
  }
  return { ...now, errors: first.errors };
}

function keyOf({ street1, street2 }: Delivery): string {
  return `${street1}\n${street2}`;
}
