import type { ImportField, ImportMapping } from "#shared/contract/desk/imports.ts";
import type { OrderFile } from "./order-file.ts";
import type { RowDraft } from "./row-draft.ts";
import { findRepeats, groupLines } from "./rows/group-lines.ts";
import { makeRow } from "./rows/make-row.ts";
import { readLine } from "./rows/read-line.ts";
import { type DecimalMark, decimalMarkOf } from "./rows/read-number.ts";

/** Lines and delimiter of a file: what a batch keeps of it. */
export type FileLines = Pick<OrderFile, "lines" | "delimiter">;

/** Where fractions are written with a comma, commas cannot part the cells. */
function openMarks({ lines, delimiter }: FileLines, { columns }: ImportMapping) {
  const fallback: DecimalMark = delimiter === ";" ? "," : ".";
  const known = new Map<ImportField, DecimalMark>();
  return (field: ImportField): DecimalMark => {
    const at = columns[field];
    if (at === undefined) return fallback;
    const mark =
      known.get(field) ??
      decimalMarkOf(
        lines.map(({ cells }) => cells[at] ?? ""),
        fallback,
      );
    known.set(field, mark);
    return mark;
  };
}

/**
 * The parcels of a file, one row each, in the order of their first lines. Pure: the same lines and mapping give the same rows.
 * Every value passes the schemas of shared/contract/desk/batches.ts; what could not be read is empty and has a problem.
 */
export function draftRows(file: FileLines, mapping: ImportMapping): RowDraft[] {
  const markOf = openMarks(file, mapping);
  const readings = file.lines.map(({ line, cells }) => readLine(line, { cells, mapping, markOf }));
  return groupLines(readings, findRepeats(file.lines)).map(makeRow);
}
