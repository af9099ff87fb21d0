import type { Address } from "#shared/contract/address.ts";
import { canadianLines } from "../canada/street-line.ts";
import { foldUpper, squeeze } from "../text/fold.ts";
import { postalTerritories } from "../us/states.ts";
import { readGeneralDelivery, readPostOfficeBox } from "../us/street/boxes.ts";
import { toWords } from "../us/street/words.ts";
import { boxAbroad, counterAbroad } from "./words-abroad.ts";

/** A lock box of a post office, or its counter, where mail waits for who asks for it. Only the postal service reaches either. */
export type PostOffice = "box" | "counter";

type Lines = Pick<Address, "country" | "street1" | "street2">;

/** The words that mean nothing else in any country, also behind a street. */
const anywhere = /\b(?:P\.?\s*O\.?\s*B(?:OX|\.)?|POST\s+OFFICE\s+BOX)\b\.?\s*#?\s*\w/i;
/** Beside a street or a route these are the firm's own, or a roadside box; alone they are the post office's. */
const ownBeside = /^(?:B(?:OX|IN|X|UZON|ZN)|CALL|LOCK|DRAWER|FIRM)/;

function isBox(words: readonly string[], isAlone: boolean): boolean {
  const box = readPostOfficeBox(words);
  if (!box || box.errors.length > 0) return false;
  return !ownBeside.test(words[0] ?? "") || (isAlone && box.rest.length === 0);
}

function inUnitedStates({ street1, street2 = "" }: Lines): PostOffice | null {
  const [one, two] = [toWords(street1), toWords(street2)];
  if (readGeneralDelivery(one) || readGeneralDelivery(two)?.rest.length === 0) return "counter";
  return isBox(one, !/\d/.test(street2)) || isBox(two, false) ? "box" : null;
}

function inCanada(street: string): PostOffice | null {
  const [line] = canadianLines(street, "", false);
  if (/^PO BOX \d/.test(line)) return "box";
  return /^(?:GD|POSTE RESTANTE)\b/.test(line) ? "counter" : null;
}

function abroad(country: string, street: string): PostOffice | null {
  const line = squeeze(
    foldUpper(street)
      .replace(/[.'"/״׳]/g, "")
      .replace(/[,:;-]/g, " "),
  );
  if (boxAbroad(country).test(line)) return "box";
  return counterAbroad(country).test(line) ? "counter" : null;
}

/**
 * The post office that a parcel would have to go to, read from the street lines alone; null for a door. A second line abroad counts
 * only below a line without a number: a street with a box beside it can be reached.
 */
export function postOfficeOf(address: Lines): PostOffice | null {
  const { country, street1, street2 = "" } = address;
  if (anywhere.test(street1) || anywhere.test(street2)) return "box";
  if (country === "US" || postalTerritories.has(country)) return inUnitedStates(address);
  const read = (line: string) => (country === "CA" ? inCanada(line) : abroad(country, line));
  return read(street1) ?? (/\d/.test(street1) ? null : read(street2));
}
