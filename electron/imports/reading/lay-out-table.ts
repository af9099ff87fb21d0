import type { ImportWarning } from "#shared/contract/desk/imports.ts";
import { importLimits } from "../limits.ts";
import type { OrderLine } from "../order-file.ts";
import { tooManyLines, unreadable } from "../unreadable.ts";
import { warn } from "../warn.ts";
import { findHeader } from "./find-header.ts";
import { nameHeaders } from "./name-headers.ts";
import { noteRagged } from "./note-ragged.ts";
import { filledWidth, isEmptyRow, selectLines, type SelectedLines } from "./select-lines.ts";

export interface Table {
  headers: string[];
  lines: OrderLine[];
  warnings: ImportWarning[];
}

function assertCounts(lines: number, columns: number): void {
  if (lines === 0)
    throw unreadable(
      "FILE_WITHOUT_ORDERS",
      "The file has a header but no orders below it. Export the orders again.",
    );
  if (columns < 2)
    throw unreadable(
      "FILE_ONE_COLUMN",
      "The file has only one column, and an address takes several. Export the orders as CSV or XLSX.",
    );
  if (lines > importLimits.lines) throw tooManyLines();
  if (columns > importLimits.columns)
    throw unreadable(
      "FILE_COLUMNS_MAX",
      `The file has ${columns} columns, more than ${importLimits.columns}. Remove columns that say nothing about the orders.`,
      { found: columns, max: importLimits.columns },
    );
}

function assertCells({ line, cells }: OrderLine): void {
  const long = cells.find((cell) => cell.length > importLimits.cell);
  if (long === undefined) return;
  const found = long.length.toLocaleString("en-US");
  const max = importLimits.cell.toLocaleString("en-US");
  throw unreadable(
    "FILE_CELL_MAX",
    `Line ${line} has a cell of ${found} characters, more than ${max}. Look for a quotation mark that is never closed in it.`,
    { line, found, max },
  );
}

function noteLeftOut(titles: number, { empty, footers }: SelectedLines): ImportWarning[] {
  const note = (code: string, count: number, what: string) =>
    count > 0 ? [warn(code, `Left out: ${count} ${what}.`, { count })] : [];
  return [
    ...note(
      "TITLE_SKIPPED",
      titles,
      titles === 1 ? "line above the header" : "lines above the header",
    ),
    ...note("EMPTY_ROWS", empty, empty === 1 ? "empty row" : "empty rows"),
    ...note(
      "FOOTER_SKIPPED",
      footers,
      footers === 1 ? "line below the orders" : "lines below the orders",
    ),
  ];
}

/**
 * Rows of a file as header and lines. Empty rows, titles above the header and counts below the orders are left out with a warning.
 * Throws IMPORT_UNREADABLE where no order is left, or where there are more than the limits allow.
 */
export function layOutTable(rows: readonly (readonly string[])[]): Table {
  if (rows.every(isEmptyRow))
    throw unreadable("FILE_EMPTY", "The file is empty. Export the orders again.");
  const place = findHeader(rows);
  const given = place === null ? null : (rows[place] ?? []);
  const titles = rows.slice(0, place ?? 0).filter((row) => !isEmptyRow(row)).length;
  const selected = selectLines(rows, place === null ? 0 : place + 1);
  let width = filledWidth(given ?? []);
  const expected = width;
  for (const line of selected.lines) {
    assertCells(line);
    width = Math.max(width, filledWidth(line.cells));
  }
  assertCounts(selected.lines.length, width);
  const { headers, warnings } = nameHeaders(given, width);
  return {
    headers,
    lines: selected.lines.map(({ line, cells }) => ({
      line,
      cells: headers.map((_, at) => cells[at] ?? ""),
    })),
    warnings: [
      ...noteLeftOut(titles, selected),
      ...warnings,
      ...noteRagged(selected.lines, given ? expected : width),
    ],
  };
}
