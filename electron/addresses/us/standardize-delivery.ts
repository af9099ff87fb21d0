import { problem } from "../problem.ts";
import { isPlaceholder } from "../text/placeholder.ts";
import { deliverSpecial } from "./deliver-special.ts";
import { deliverStreet } from "./deliver-street.ts";
import { deliverUrbanization } from "./deliver-urbanization.ts";
import type { Delivery, DeliveryContext, Words } from "./delivery.ts";
import { readPostOfficeBox, skipMarks } from "./street/boxes.ts";
import { isHouseNumber } from "./street/house-number.ts";
import { isShip } from "./street/military.ts";
import { readRuralRoute } from "./street/routes.ts";
import { readUnits } from "./street/units.ts";
import { toWords } from "./street/words.ts";

const militaryOnly = problem(
  "E.ADDRESS.INVALID",
  "street1",
  "Military mail needs a PSC, CMR or UNIT number and a box",
);

/** "MS 3A1", "Mail Stop 12": an office inside the company (section 327). */
function isMailStop(words: Words, at: number): boolean {
  const stop = /^(?:MS|M\/S|MSC|MAILSTOP)$/.test(words[at] ?? "");
  const id = stop
    ? words[at + 1]
    : words[at] === "MAIL" && words[at + 1] === "STOP" && words[at + 2];
  return at > 2 && typeof id === "string" && /\d/.test(id);
}

/** Where other words begin behind a whole unit: "MAIN ST STE 5 | ACME INC"; -1 where none do. */
function behindUnit(one: Words): number {
  const at = one.findIndex(
    (word, place) => place > 1 && /^(?:APT|APARTMENT|STE|SUITE)$/.test(word),
  );
  if (at < 0 || !isHouseNumber(one[0]) || readUnits(one, at, true)) return -1;
  const from = skipMarks(one, at + 1);
  return /\d/.test(one[from] ?? "") ? from + 1 : -1;
}

/** Words that begin a box or a route behind a street or a name. */
const announcesBox = /^(?:P|PO|POB|POBOX|POST|GPO|APARTADO|RR|RFD|RURAL|HC|HCR)$/;

/** Moves an attention line or a second address out of the first line, where the second is free (sections 214 and 215). */
function splitTail(one: Words, two: Words): [Words, Words] {
  if (two.length > 0) return [one, two];
  const tail = one.findIndex((word, at) => {
    if (at < 1 || (at < 2 && isHouseNumber(one[0]))) return false;
    if (isMailStop(one, at)) return true;
    if (word === "ATTN" || word === "ATTENTION" || word === "C/O") return true;
    const box =
      announcesBox.test(word) && one[at - 1] !== "RUTA"
        ? (readPostOfficeBox(one.slice(at)) ?? readRuralRoute(one.slice(at)))
        : null;
    return box !== null && box.errors.length === 0 && box.rest.length === 0;
  });
  const cut = tail < 0 ? behindUnit(one) : tail;
  return cut < 0 ? [one, two] : [one.slice(0, cut), one.slice(cut)];
}

/** The words of the second line; none where it says nothing or only repeats the first. */
function secondLine(street1: string, street2: string): Words {
  const two = toWords(street2);
  const line = two.join(" ");
  if (/^(?:N ?A|N\/A|NONE|NULL|NIL|UNDEFINED)$/.test(line)) return [];
  return line === toWords(street1).join(" ") ? [] : two;
}

function standardizeOnce(street1: string, street2: string, context: DeliveryContext): Delivery {
  const [one, two] = splitTail(toWords(street1), secondLine(street1, street2));
  if (isPlaceholder(street1) && (two.length === 0 || isPlaceholder(street2)))
    return {
      street1: one.join(" "),
      street2: two.join(" "),
      errors: [problem("E.ADDRESS.INVALID", "street1", "Street is not an address")],
    };
  const urbanized = context.puertoRico ? deliverUrbanization(one, two, context) : null;
  if (urbanized) return urbanized;
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
