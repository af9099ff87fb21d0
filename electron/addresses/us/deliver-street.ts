import type { Delivery, DeliveryContext, Words } from "./delivery.ts";
import { judgeStreet } from "./judge-street.ts";
import { splitLeading } from "./leading-words.ts";
import { isHouseNumber } from "./street/house-number.ts";
import { isDeliverable, readStreetLine, textOf } from "./street/street-line.ts";
import { isBareUnit, readUnits } from "./street/units.ts";

/** A whole second line as units, also a bare "12B"; null where it says something else. */
function unitsOf(two: Words): { text: string[]; missing: boolean } | null {
  if (two.length === 1 && isBareUnit(two[0] ?? ""))
    return { text: [`# ${two[0]}`], missing: false };
  return readUnits(two, 0, true);
}

/**
 * A street address: the unit of the second line joins the first, and where the street stands in the second line it moves up.
 * A second line that is no unit stays (sections 213 and 214).
 */
export function deliverStreet(one: Words, two: Words, context: DeliveryContext): Delivery {
  const read = (words: Words) => readStreetLine(words, context.suffixes, context.puertoRico);
  const oneUnits = unitsOf(one);
  const first = read(one);
  const startsNumbered = isHouseNumber(two[0] === "#" ? two[1] : two[0]);
  if ((!isDeliverable(first) || oneUnits) && two.length > 1) {
    const second = read(two);
    const whole = startsNumbered && isDeliverable(second);
    if (whole || (oneUnits && second.numberless)) {
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
  const house = /^(?:COND|EDIF) /.test(first.street);
  const led =
    first.number === "" && (house || !first.numberless) ? splitLeading(one, context) : null;
  if (led) {
    const below = deliverStreet([...led.street, ...led.units], two, context);
    return {
      ...below,
      street2: [...led.lead, below.street2].filter((text) => text !== "").join(" "),
    };
  }
  const units = two.length === 0 ? null : unitsOf(two);
  const all = units ? [...first.units, ...units.text] : first.units;
  const [own, mailbox] = all.length > 1 && (units || two.length === 0) ? apart(all) : [all, []];
  const line = { ...first, units: own };
  const unitMissing = first.unitMissing || (units?.missing ?? false);
  return {
    street1: textOf(line),
    street2: units ? mailbox.join(" ") : [...mailbox, ...two].join(" "),
    errors: judgeStreet({ ...line, unitMissing }),
  };
}

/** A private mailbox may not share the line with the unit of the house that keeps it (section 284): the unit and the mailbox. */
function apart(units: readonly string[]): [string[], string[]] {
  const isMailbox = (unit: string) => unit.startsWith("PMB ");
  const own = units.filter((unit) => !isMailbox(unit));
  return own.length === 0 ? [[...units], []] : [own, units.filter(isMailbox)];
}
