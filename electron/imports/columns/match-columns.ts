import type { ImportField, ImportMapping, ImportSource } from "#shared/contract/desk/imports.ts";
import { headerKey } from "./header-key.ts";
import { matchSource } from "./match-source.ts";
import { matchWords } from "./match-words.ts";
import { missingFields } from "./missing-fields.ts";
import { lengthUnitIn, weightUnitIn } from "./read-units.ts";

export interface ColumnMatch {
  mapping: ImportMapping;
  source: ImportSource;
  /** Needed fields without a column. */
  missing: ImportField[];
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
  const beside = headers.findIndex((header) => unitColumn.test(headerKey(header)));
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
  const isBlank = (at: number) => sample.length > 0 && sample.every((cells) => !cells[at]?.trim());
  const match = matchSource(headers, isBlank);
  const columns = matchWords(headers, isBlank, match?.columns ?? {});
  const { length, width, height, weight, itemWeight } = columns;
  const weightUnit = unitOf(
    headers,
    sample,
    [weight],
    /^(?:.* )?weight units?$|unidad.*peso/,
    weightUnitIn,
  );
  const lengthUnit = unitOf(
    headers,
    sample,
    [length, width, height],
    /(?:dimension|size|length)s? units?$|unidad.*medida/,
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
