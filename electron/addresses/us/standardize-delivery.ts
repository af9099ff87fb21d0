import { problem } from "../problem.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { deliverSpecial } from "./deliver-special.ts";
import { deliverStreet } from "./deliver-street.ts";
import type { Delivery, DeliveryContext, Words } from "./delivery.ts";
import { readPostOfficeBox } from "./street/boxes.ts";
import { isHouseNumber } from "./street/house-number.ts";
import { isShip } from "./street/military.ts";
import { isUrbanization, readUrbanization } from "./street/puerto-rico.ts";
import { toWords } from "./street/words.ts";

/** The urbanization stands above the street, whichever line it came in (USPS Publication 28, section 292). */
function deliverUrbanization(one: Words, two: Words, context: DeliveryContext): Delivery {
  const inFirst = isUrbanization(one);
  const { line, rest } = readUrbanization(inFirst ? one : two);
  const street = inFirst ? [...rest, ...two] : one;
  if (street.length === 1 && isHouseNumber(street[0]))
    return { street1: `${street[0]} ${line}`, street2: inFirst ? "" : rest.join(" "), errors: [] };
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

/** "MS 3A1", "Mail Stop 12": an office inside the company (section 327). */
function isMailStop(words: Words, at: number): boolean {
  const stop = /^(?:MS|MSC|MAILSTOP)$/.test(words[at] ?? "");
  const id = stop
    ? words[at + 1]
    : words[at] === "MAIL" && words[at + 1] === "STOP" && words[at + 2];
  return at > 2 && typeof id === "string" && /\d/.test(id);
}

/** Moves an attention line or a second address out of the first line, where the second is free (sections 214 and 215). */
function splitTail(one: Words, two: Words): [Words, Words] {
  if (two.length > 0) return [one, two];
  const tail = one.findIndex((word, at) => {
    if (at < 2) return false;
    if (isMailStop(one, at)) return true;
    if (word === "ATTN" || word === "ATTENTION" || word === "C/O") return true;
    const box = /^P(?:O|OB|OBOX|OST)?$/.test(word) ? readPostOfficeBox(one.slice(at)) : null;
    return box !== null && box.errors.length === 0 && box.rest.length === 0;
  });
  return tail < 0 ? [one, two] : [one.slice(0, tail), one.slice(tail)];
}

function standardizeOnce(street1: string, street2: string, context: DeliveryContext): Delivery {
  const [one, two] = splitTail(toWords(street1), toWords(street2));
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
