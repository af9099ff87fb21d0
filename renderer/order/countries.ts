import { countryCodes } from "#shared/rules/countries.ts";
import { countryName, languageTag } from "../ui/format.ts";

const known = new Map<string, { value: string; label: string }[]>();

/** Every country by its name in the window's language, for a select. */
export function countries(): { value: string; label: string }[] {
  const tag = languageTag();
  const list =
    known.get(tag) ??
    [...countryCodes]
      .map((value) => ({ value, label: countryName(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, tag));
  known.set(tag, list);
  return list;
}
