import { isSameCity } from "./city-name.ts";
import { stateCode } from "./states.ts";
import { toWords } from "./street/words.ts";

interface Last {
  city: string;
  state: string;
  zip: string;
}

const country = /^(?:USA?|U S A?|UNITED STATES(?: OF AMERICA)?)$/;

function withoutCountry(words: readonly string[]): readonly string[] {
  for (const count of [4, 3, 2, 1])
    if (words.length > count && country.test(words.slice(-count).join(" ")))
      return words.slice(0, -count);
  return words;
}

/** The words without a state at their end, as its code or its name; null where none stands there. */
function withoutState(words: readonly string[], state: string): readonly string[] | null {
  for (const count of [1, 2, 3])
    if (words.length >= count && stateCode(words.slice(-count).join(" ")) === state)
      return words.slice(0, -count);
  return null;
}

/** The words without the city, state and ZIP at their end; null where they do not end so. */
function withoutPlace(words: readonly string[], last: Last): readonly string[] | null {
  const zip = words.at(-1) ?? "";
  const zipped = last.zip !== "" && zip.slice(0, 5) === last.zip.slice(0, 5);
  const before = withoutState(zipped ? words.slice(0, -1) : words, last.state);
  if (before === null) return null;
  for (let from = before.length - 1; from >= 0 && before.length - from < 5; from -= 1)
    if (isSameCity(before.slice(from).join(" "), last.city)) return before.slice(0, from);
  return null;
}

/** A street line without the city and state, or city, state and ZIP, that were typed into it once more. */
export function withoutLastLine(street: string, last: Last): string {
  if (last.state === "" || !street.toUpperCase().includes(last.city.split(" ").at(-1) ?? ""))
    return street;
  const words = withoutPlace(withoutCountry(toWords(street)), last);
  return words === null || words.length < 2 ? street : words.join(" ");
}

/** True for a second line that only repeats the city, the last line or the country. */
export function isLastLine(street: string, last: Last): boolean {
  const words = toWords(street);
  const line = words.join(" ");
  if (line === "") return false;
  if (country.test(line) || line === last.city) return true;
  return last.state !== "" && withoutPlace(withoutCountry(words), last)?.length === 0;
}
