import { setImmediate } from "node:timers/promises";
import type { ImportField, ImportMapping } from "#shared/contract/desk/imports.ts";
import type { OrderFile } from "./order-file.ts";
import type { RowDraft } from "./row-draft.ts";
import { findRepeats, groupLines } from "./rows/group-lines.ts";
import { makeRow } from "./rows/make-row.ts";
import { type LineReading, readLine } from "./rows/read-line.ts";
import { type DecimalMark, decimalMarkOf } from "./rows/read-number.ts";

/** Lines and delimiter of a file: what a batch keeps of it. */
export type FileLines = Pick<OrderFile, "lines" | "delimiter">;

/** Lines or rows made before others get a turn: one to three milliseconds of work. */
const turn = 100;

/** Where fractions are written with a comma, commas cannot part the cells. */
function openMarks({ lines, delimiter }: FileLines, { columns }: ImportMapping) {
  const fallback: DecimalMark = delimiter === ";" ? "," : ".";
  const known = new Map<ImportField, DecimalMark>();
  return (field: ImportField): DecimalMark => {
    const at = columns[field];
    if (at === undefined) return fallback;
    const mark = known.get(field) ?? decimalMarkOf(lines, at, fallback);
    known.set(field, mark);
    return mark;
  };
}

function* drafting(file: FileLines, mapping: ImportMapping): Generator<undefined, RowDraft[]> {
  const markOf = openMarks(file, mapping);
  const readings: LineReading[] = [];
  for (const { line, cells } of file.lines) {
    readings.push(readLine(line, { cells, mapping, markOf }));
    if (readings.length % turn === 0) yield;
  }
  const rows: RowDraft[] = [];
  for (const group of groupLines(readings, findRepeats(file.lines))) {
    rows.push(makeRow(group));
    if (rows.length % turn === 0) yield;
  }
  return rows;
}

/**
 * The parcels of a file, one row each, in the order of their first lines. The same lines and mapping give the same rows.
 * Every value passes the schemas of shared/contract/desk/batch-row.ts; what could not be read is empty and has a problem.
 * Gives the event loop a turn every few milliseconds.
 */
export async function draftRows(file: FileLines, mapping: ImportMapping): Promise<RowDraft[]> {
  const work = drafting(file, mapping);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
