import type { ImportField, ImportMapping, ImportSource } from "#shared/contract/desk/imports.ts";
import { matchSource } from "./match-source.ts";
import { missingFields } from "./missing-fields.ts";
import { readHeader } from "./read-header.ts";
import { lengthUnitIn, weightUnitIn } from "./read-units.ts";

export interface ColumnMatch {
  mapping: ImportMapping;
  source: ImportSource;
  /** Needed fields without a column. */
  missing: ImportField[];
}

type Columns = ImportMapping["columns"];

interface Candidate {
  field: ImportField;
  rank: number;
  at: number;
}

/** Fields by the words of their headers, the surest first; a column serves one field, a field takes one column. */
function matchWords(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  taken: Columns,
): Columns {
  const columns: Columns = { ...taken };
  const used = new Set(Object.values(taken));
  const isBlank = (at: number) => sample.length > 0 && sample.every((cells) => !cells[at]?.trim());
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

/** The unit in the headers of these columns, or in a column of units beside them. */
function unitOf<Unit>(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  columns: readonly (number | undefined)[],
  unitColumn: RegExp,
  read: (text: string) => Unit | null,
): Unit | null {
  for (const at of columns) {
    const unit = at === undefined ? null : read(headers[at] ?? "");
    if (unit) return unit;
  }
  const beside = headers.findIndex((header) => unitColumn.test(header));
  const cell = sample.map((cells) => cells[beside]?.trim()).find(Boolean);
  return cell ? read(cell) : null;
}

/**
 * What the columns of a file are, by its headers and some of its lines. `defaultCountry` (two letters) serves files without a
 * country column.
 */
export function matchColumns(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  defaultCountry: string | null = null,
): ColumnMatch {
  const match = matchSource(headers);
  const columns = matchWords(headers, sample, match?.columns ?? {});
  const { length, width, height, weight, itemWeight } = columns;
  const weightUnit = unitOf(
    headers,
    sample,
    [weight],
    /weight\s*_?units?|unidad.*peso/i,
    weightUnitIn,
  );
  const lengthUnit = unitOf(
    headers,
    sample,
    [length, width, height],
    /(?:dimension|size|length)s?\s*_?units?|unidad.*medida/i,
    lengthUnitIn,
  );
  const itemUnit = unitOf(headers, [], [itemWeight], /^$/, weightUnitIn);
  const mapping: ImportMapping = {
    columns,
    weightUnit: weightUnit ?? "oz",
    lengthUnit: lengthUnit ?? "in",
    itemWeightUnit: itemUnit ?? match?.known.itemWeightUnit ?? null,
    valuePer: match?.known.valuePer ?? "unit",
    defaultCountry,
  };
  return { mapping, source: match?.known.source ?? "other", missing: missingFields(mapping) };
}
