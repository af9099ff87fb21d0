import type { ImportField } from "#shared/contract/desk/imports.ts";
import { headerKey } from "./header-key.ts";
import { sources, type SourceColumns } from "./sources.ts";

export interface SourceMatch {
  known: SourceColumns;
  columns: Partial<Record<ImportField, number>>;
}

/**
 * The program whose export has these headers, and where its columns are; null for an unknown one. Of several columns that may hold
 * a field, the first that is not blank.
 */
export function matchSource(
  headers: readonly string[],
  isBlank: (at: number) => boolean,
): SourceMatch | null {
  const places = new Map<string, number>();
  for (const [at, header] of headers.entries()) {
    const key = headerKey(header);
    if (!places.has(key)) places.set(key, at);
  }
  const known = sources.find(({ marks }) => marks.every((mark) => places.has(headerKey(mark))));
  if (!known) return null;
  const columns: SourceMatch["columns"] = {};
  for (const [field, names] of Object.entries(known.columns) as [ImportField, string][]) {
    const standing = names
      .split("|")
      .map((name) => places.get(headerKey(name)))
      .filter((place) => place !== undefined);
    const place = standing.find((place) => !isBlank(place)) ?? standing[0];
    if (place !== undefined) columns[field] = place;
  }
  return { known, columns };
}
