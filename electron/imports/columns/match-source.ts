import type { ImportField } from "#shared/contract/desk/imports.ts";
import { headerKey } from "./header-key.ts";
import { sources, type SourceColumns } from "./sources.ts";

export interface SourceMatch {
  known: SourceColumns;
  columns: Partial<Record<ImportField, number>>;
}

/** The program whose export has these headers, and where its columns are; null for an unknown one. */
export function matchSource(headers: readonly string[]): SourceMatch | null {
  const places = new Map<string, number>();
  for (const [at, header] of headers.entries()) {
    const key = headerKey(header);
    if (!places.has(key)) places.set(key, at);
  }
  const known = sources.find(({ marks }) => marks.every((mark) => places.has(headerKey(mark))));
  if (!known) return null;
  const columns: SourceMatch["columns"] = {};
  for (const [field, names] of Object.entries(known.columns) as [ImportField, string][]) {
    const name = names.split("|").find((name) => places.has(headerKey(name)));
    const place = name === undefined ? undefined : places.get(headerKey(name));
    if (place !== undefined) columns[field] = place;
  }
  return { known, columns };
}
