import { countryCodes } from "#shared/rules/countries.ts";
import { countryName } from "../../ui/format.ts";

/** Every country by its name, for a select. */
export const countries = [...countryCodes]
  .map((value) => ({ value, label: countryName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));
