import type { ImportField, ImportMapping } from "#shared/contract/desk/imports.ts";
import { readHeader } from "./read-header.ts";

type Columns = ImportMapping["columns"];

interface Candidate {
  field: ImportField;
  rank: number;
  at: number;
}

/**
 * Fields by the words of their headers, the surest first, beside those that are `taken`; a column serves one field, a field takes
 * one column. A column that is blank serves only where no other does.
 */
export function matchWords(
  headers: readonly string[],
  isBlank: (at: number) => boolean,
  taken: Columns,
): Columns {
  const columns: Columns = { ...taken };
  const used = new Set(Object.values(taken));
  const candidates: Candidate[] = [];
  for (const [at, header] of headers.entries()) {
    const reading = readHeader(header);
    if (reading) candidates.push({ ...reading, rank: reading.rank + (isBlank(at) ? 1000 : 0), at });
  }
  for (const { field, at } of candidates.sort((a, b) => a.rank - b.rank || a.at - b.at)) {
    if (columns[field] !== undefined || used.has(at)) continue;
    columns[field] = at;
    used.add(at);
  }
  return columns;
}
