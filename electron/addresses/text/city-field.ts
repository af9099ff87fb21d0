import { squeeze } from "./fold.ts";

interface LastFields {
  city: string;
  state: string;
  zip: string;
}

/**
 * "Austin, TX 78701" or "Toronto, ON" in the city's field fills the state and the ZIP where their own fields are empty; else all
 * as typed.
 */
export function readCityField(
  typed: LastFields,
  stateCode: (text: string) => string | null,
): LastFields {
  if (typed.state.trim() !== "" && typed.zip.trim() !== "") return typed;
  const words = squeeze(typed.city.replace(/,/g, " ")).split(" ");
  const zip = /^\d{5}(?:-\d{4})?$/.test(words.at(-1) ?? "") ? words.pop() : undefined;
  if (typed.state.trim() !== "")
    return zip === undefined ? typed : { ...typed, city: words.join(" "), zip };
  for (const count of [1, 2, 3]) {
    const state = words.length > count ? stateCode(words.slice(-count).join(" ")) : null;
    if (state !== null && (count > 1 || words.at(-1)?.length === 2 || zip !== undefined))
      return {
        city: words.slice(0, -count).join(" "),
        state,
        zip: typed.zip.trim() || (zip ?? ""),
      };
  }
  return typed;
}
