import { foldUpper } from "#electron/addresses/text/fold.ts";
import type { UnverifiedAddress } from "#shared/contract/address.ts";

/** Words before the number of a flat; which of them is used changes nothing. */
const flat = /^(?:APT|APARTMENT|UNIT|STE|SUITE|RM|ROOM|FL|FLOOR|BLDG|BUILDING|DEPT)$/;

function words(text: string): string[] {
  return foldUpper(text)
    .replace(/#/g, " ")
    .replace(/[.'’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !flat.test(word));
}

/** No usual abbreviation is longer; a longer word that lacks a letter is a slip of the pen. */
const longestAbbreviation = 4;

/** True when one word abbreviates the other: the same first letter, and its letters in the other's order (BLVD, TX, ST). */
function abbreviates(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short === long) return true;
  if (/\d/.test(short) || short[0] !== long[0] || short.length > longestAbbreviation) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, at) => abbreviates(word, b[at] ?? ""));
}

function initials(text: string): string {
  return words(text)
    .map((word) => word[0])
    .join("");
}

/** "New York" and NY: a state of two words is abbreviated by its initials. */
function sameState(a: string, b: string): boolean {
  const [one, other] = [words(a), words(b)];
  return sameWords(one, other) || initials(a) === other.join("") || initials(b) === one.join("");
}

/**
 * Does the standardized address mean another place than the typed one? Case, punctuation, usual abbreviations and a ZIP+4 are
 * no difference; another number, street, city, state or ZIP is.
 */
export function differs(typed: UnverifiedAddress, standard: UnverifiedAddress): boolean {
  const street = (a: UnverifiedAddress) => words(`${a.street1} ${a.street2 ?? ""}`);
  const postal = (a: UnverifiedAddress) => words(a.zip).join("");
  const country = (a: UnverifiedAddress) => foldUpper(a.country.trim());
  return !(
    sameWords(street(typed), street(standard)) &&
    sameWords(words(typed.city), words(standard.city)) &&
    sameState(typed.state, standard.state) &&
    postal(standard).startsWith(postal(typed).slice(0, 5)) &&
    (postal(typed) !== "") === (postal(standard) !== "") &&
    (country(typed) === country(standard) || country(typed).length > 2)
  );
}
