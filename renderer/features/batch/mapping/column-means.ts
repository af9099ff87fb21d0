import type { ImportField, ImportMapping } from "#shared/contract/desk/imports.ts";

type Columns = ImportMapping["columns"];

/** What a column is taken for. */
export function fieldOf(columns: Columns, column: number): ImportField | undefined {
  const entry = Object.entries(columns).find(([, place]) => place === column);
  // The keys of a mapping are fields.
  return entry?.[0] as ImportField | undefined;
}

/** The same columns, with one of them taken for something else. A field has one column: the last that was named. */
export function columnMeans(
  columns: Columns,
  column: number,
  field: ImportField | undefined,
): Columns {
  const others = Object.entries(columns).filter(
    ([name, place]) => place !== column && name !== field,
  );
  return Object.fromEntries(field ? [...others, [field, column]] : others);
}
