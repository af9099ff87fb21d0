import { toWords } from "./street/words.ts";

function endsWith(words: readonly string[], tail: readonly string[]): boolean {
  const from = words.length - tail.length;
  return from > 1 && tail.every((word, at) => words[from + at] === word);
}

/** A street line without the city and state, or city, state and ZIP, that were typed into it once more. */
export function withoutLastLine(
  street: string,
  last: { city: string; state: string; zip: string },
): string {
  const state = last.state.toUpperCase();
  const zip = last.zip.slice(0, 5);
  const upper = street.toUpperCase().trimEnd();
  if (state === "" || (!upper.endsWith(state) && (zip === "" || !upper.includes(zip))))
    return street;
  const words = toWords(street);
  const place = [...last.city.split(" "), state];
  const tail = [[...place, zip], [...place, ...toWords(last.zip)], place].find((tail) =>
    endsWith(words, tail),
  );
  return tail === undefined ? street : words.slice(0, -tail.length).join(" ");
}
