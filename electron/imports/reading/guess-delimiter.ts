import Papa from "papaparse";
import { countHeaderNames } from "./find-header.ts";
import { filledWidth } from "./select-lines.ts";

const delimiters = [",", "\t", ";", "|"] as const;

/** How well a delimiter fits: by the headers that it makes readable, then by how many rows it gives the same width. */
function fitOf(start: string, delimiter: string): number {
  const rows = Papa.parse<string[]>(start, { delimiter, preview: 40 }).data;
  const names = Math.max(0, ...rows.slice(0, 25).map((cells) => countHeaderNames(cells)));
  const widths = rows.map(filledWidth).filter((width) => width > 0);
  const widest = Math.max(0, ...widths);
  const split = widths.filter((width) => width > 1).length;
  return (
    names * 1000 + (split / (widths.length || 1)) * 100 + (widest > 1 ? Math.min(widest, 99) : 0)
  );
}

/** The character between the cells; a comma where there is only one column. */
export function guessDelimiter(text: string): string {
  const start = text.slice(0, 64 * 1024);
  const fits = delimiters.map((delimiter) => fitOf(start, delimiter));
  return delimiters[fits.indexOf(Math.max(...fits))] ?? ",";
}
