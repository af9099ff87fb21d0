import type { Delivery, DeliveryContext, Words } from "./delivery.ts";
import { readGeneralDelivery, readPostOfficeBox, type Special } from "./street/boxes.ts";
import { readMilitary } from "./street/military.ts";
import { readRuralRoute } from "./street/routes.ts";
import { isDeliverable, readStreetLine, textOf } from "./street/street-line.ts";

function readSpecial(words: Words, { military }: DeliveryContext): Special | null {
  return (
    readMilitary(words, military) ??
    readRuralRoute(words) ??
    readGeneralDelivery(words) ??
    readPostOfficeBox(words)
  );
}

/** A whole line that says PO BOX; beside it a BIN or a BOX is a firm's own ("Bin 11, PO Box 9201"). */
function realBox(words: Words): Special | null {
  const box = words[0]?.startsWith("P") ? readPostOfficeBox(words) : null;
  return box !== null && box.errors.length === 0 && box.rest.length === 0 ? box : null;
}

/** Post office box, route, general delivery or military mail in either line, or begun in the first and ended in the second. */
export function deliverSpecial(one: Words, two: Words, context: DeliveryContext): Delivery | null {
  const across = /^(?:BOX|BX|BZN|BUZON)\d*$/.test(two[0] ?? "")
    ? readSpecial([...one, ...two], context)
    : null;
  const turned =
    two.length > 0 && /^(?:BOX|BX|BZN|BUZON)\d*$/.test(one[0] ?? "")
      ? (readMilitary([...two, ...one], context.military) ?? readRuralRoute([...two, ...one]))
      : null;
  for (const whole of [across, turned])
    if (whole && whole.errors.length === 0)
      return { street1: whole.line, street2: whole.rest.join(" "), errors: [] };
  const kept = one[0] === "PMB" ? readSpecial(one.slice(2), context) : null;
  if (kept) {
    const street2 = [...one.slice(0, 2), ...kept.rest, ...two].join(" ");
    return { street1: kept.line, street2, errors: kept.errors };
  }
  const first = readSpecial(one, context);
  const real = first && /^(?:BIN|BOX|LOCKBOX|DRAWER)$/.test(one[0] ?? "") ? realBox(two) : null;
  if (real) return { street1: real.line, street2: one.join(" "), errors: [] };
  if (first) {
    const street = readStreetLine(two, context.suffixes, context.puertoRico);
    const other = isDeliverable(street) ? [textOf(street)] : two;
    const street2 = [...first.rest, ...other].join(" ");
    return { street1: first.line, street2, errors: first.errors };
  }
  const second = readSpecial(two, context);
  if (!second) return null;
  const street = readStreetLine(one, context.suffixes, context.puertoRico);
  const rest = second.rest.length > 0 ? ` ${second.rest.join(" ")}` : "";
  // "BOX 5" beside a house is the house's own, a dormitory's or a mail room's: only what says so is the post office's.
  const line = /^(?:BOX|BX)\d*$/.test(two[0] ?? "") ? second.line.slice(3) : second.line;
  if (isDeliverable(street))
    return { street1: textOf(street), street2: line + rest, errors: second.errors };
  return {
    street1: second.line,
    street2: [...one, ...second.rest].join(" "),
    errors: second.errors,
  };
}
