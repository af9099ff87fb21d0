import type { DeliveryContext, Words } from "./delivery.ts";
import { readHighway } from "./street/highway.ts";
import { isHouseNumber } from "./street/house-number.ts";
import { isDeliverable, readStreetLine } from "./street/street-line.ts";
import { readUnits } from "./street/units.ts";

/** A line whose address begins behind other words. */
export interface Led {
  /** The firm or the attention line. */
  lead: Words;
  /** The words of a unit that stood among them. */
  units: Words;
  street: Words;
}

/** The units at the end of the leading words: "UCENT BUILDING | SUITE 480". */
function withoutUnits(lead: Words): { lead: Words; units: Words } {
  const floor = lead.length > 2 ? readUnits(lead.slice(0, 2), 0, true) : null;
  if (floor && floor.text.join(" ").startsWith("FL "))
    return { lead: lead.slice(2), units: floor.text.flatMap((text) => text.split(" ")) };
  for (let at = 1; at < lead.length; at += 1) {
    const units = /^(?:STE|SUITE|APT|FL|FLOOR|RM|ROOM|UNIT|#)$/.test(lead[at] ?? "")
      ? readUnits(lead, at, true)
      : null;
    if (units && !units.missing) return { lead: lead.slice(0, at), units: lead.slice(at) };
  }
  return { lead, units: [] };
}

/**
 * "ACME INC 123 MAIN ST": the firm before the address (sections 214 and 32). Null where no street with a number and a suffix
 * ends the line, and where it begins with a numbered highway, whose number would be taken for a house's.
 */
export function splitLeading(words: Words, context: DeliveryContext): Led | null {
  if (readHighway(words) !== null) return null;
  for (let at = words.length - 2; at > 0; at -= 1) {
    if (!isHouseNumber(words[at])) continue;
    const street = words.slice(at);
    const line = readStreetLine(street, context.suffixes, context.puertoRico);
    const spanish =
      context.puertoRico && /^(?:CALLE|AVE|CALLEJON|CAMINO|CARR|VIA|PASEO) /.test(line.street);
    const suffixed =
      spanish ||
      line.street
        .split(" ")
        .some((word, place) => place > 0 && context.suffixes.abbreviation.get(word) === word);
    if (isDeliverable(line) && suffixed) return { ...withoutUnits(words.slice(0, at)), street };
  }
  return null;
}
