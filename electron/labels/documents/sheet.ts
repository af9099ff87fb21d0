import type { DocumentPaper } from "#shared/rules/document.ts";
import type { Box } from "../drawing.ts";

/** Paper that documents are laid out for. Points; `unit` is what every length of a layout is counted in. */
export interface Sheet {
  width: number;
  height: number;
  margin: number;
  unit: number;
}

/** The same forms on both: on letter they are half again as large and hold more rows. */
export const sheets: Readonly<Record<DocumentPaper, Sheet>> = {
  "4x6": { width: 288, height: 432, margin: 9, unit: 1 },
  letter: { width: 612, height: 792, margin: 36, unit: 1.5 },
};

/** Below the form: the sample strip and the line that says what page this is. */
export const footUnits = 19;

/** What a form may be drawn in: the paper without its margins and its foot. */
export function formRoom({ width, height, margin, unit }: Sheet): Box {
  const room = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  return { ...room, height: room.height - footUnits * unit };
}

/** How many rows of a table a form has room for, beside everything else on it. Lengths in units. */
export function rowsThatFit(sheet: Sheet, otherUnits: number, rowUnits: number): number {
  return Math.floor((formRoom(sheet).height / sheet.unit - otherUnits) / rowUnits);
}

/** Entries page by page; an empty list has one empty page. */
export function inPages<T>(entries: readonly T[], perPage: number): T[][] {
  const pages: T[][] = [];
  for (let at = 0; at === 0 || at < entries.length; at += perPage)
    pages.push(entries.slice(at, at + perPage));
  return pages;
}
