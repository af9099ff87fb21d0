import type { DraftPackage } from "#shared/contract/desk/batch-row.ts";
import type { LineReader } from "./line-reader.ts";
import { readLength, readWeight } from "./read-measure.ts";
import { takeNumber } from "./take-number.ts";

/**
 * Size in inches and weight in ounces. A side of zero means that nobody measured it; a weight of zero stays, so that no preset
 * hides it and the row waits to be weighed.
 */
export function takePackage(reader: LineReader): DraftPackage {
  const { lengthUnit, weightUnit } = reader.mapping;
  const side = (field: "length" | "width" | "height") =>
    takeNumber(reader, field, {
      target: `package.${field}`,
      max: 1000,
      read: (text, mark) => readLength(text, lengthUnit, mark),
    }) || null;
  const weight = takeNumber(reader, "weight", {
    target: "package.weight",
    max: 100_000,
    read: (text, mark) => readWeight(text, weightUnit, mark),
  });
  return { length: side("length"), width: side("width"), height: side("height"), weight };
}
