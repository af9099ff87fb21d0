import type { OrderLine } from "../order-file.ts";

export interface SelectedLines {
  lines: OrderLine[];
  empty: number;
  footers: number;
}

/** What marketplaces write below the last order: a count, the seller's name. */
const footer = /^\s*(?:\d+ record\(s\) downloaded|seller id\s*:|end of (?:report|file))/i;

/** True for a row that says nothing. */
export function isEmptyRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}

/** The rows with orders, from the row at `start` on. Empty rows at the end of a file are no news. */
export function selectLines(rows: readonly (readonly string[])[], start: number): SelectedLines {
  const selected: SelectedLines = { lines: [], empty: 0, footers: 0 };
  const end = rows.findLastIndex((cells) => !isEmptyRow(cells)) + 1;
  for (let at = start; at < end; at += 1) {
    const cells = rows[at] ?? [];
    if (isEmptyRow(cells)) selected.empty += 1;
    else if (footer.test(cells[0] ?? "") && isEmptyRow(cells.slice(3))) selected.footers += 1;
    else selected.lines.push({ line: at + 1, cells });
  }
  return selected;
}

/** How many cells a row has up to its last one that says something. */
export function filledWidth(cells: readonly string[]): number {
  let width = cells.length;
  while (width > 0 && (cells[width - 1] ?? "").trim() === "") width -= 1;
  return width;
}
