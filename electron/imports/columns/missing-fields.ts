import type { ImportField, ImportMapping } from "#shared/contract/desk/imports.ts";

/** The fields that a parcel needs and that no column gives. Weight and size may come from a package preset. */
export function missingFields({ columns, defaultCountry }: ImportMapping): ImportField[] {
  const has = (field: ImportField) => columns[field] !== undefined;
  const named = has("name") || has("firstName") || has("lastName") || has("company");
  const missing: ImportField[] = named ? [] : ["name"];
  for (const field of ["street1", "city", "zip"] as const) if (!has(field)) missing.push(field);
  if (!has("country") && defaultCountry === null) missing.push("country");
  return missing;
}
