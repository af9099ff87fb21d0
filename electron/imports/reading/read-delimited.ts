import Papa from "papaparse";
import { importLimits } from "../limits.ts";
import { unreadable } from "../unreadable.ts";
import { warn } from "../warn.ts";
import { guessDelimiter } from "./guess-delimiter.ts";

/** Rows beyond the limit that are read so that titles and empty rows do not count. */
const slack = 1000;

/** Text as rows of cells: CSV, TSV, semicolons or pipes, quoted line breaks, any line ending. */
export function readDelimited(text: string) {
  const told = /^sep=(.)\r?\n?/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? guessDelimiter(body);
  const { data, errors, meta } = Papa.parse<string[]>(body, {
    delimiter,
    preview: importLimits.lines + slack,
  });
  if (meta.truncated && data.length >= importLimits.lines + slack)
    throw unreadable(
      `The file has more than ${importLimits.lines.toLocaleString("en-US")} lines. Split it into smaller files.`,
    );
  const rows = told ? [[], ...data] : data;
  const open = errors.find(({ code }) => code === "MissingQuotes");
  const line = open?.row === undefined ? null : open.row + (told ? 2 : 1);
  const warnings = open
    ? [
        warn(
          "QUOTE_OPEN",
          `A quotation mark opened in line ${line ?? "?"} is never closed: everything after it became one cell. Remove it and drop the file again.`,
          {},
          line,
        ),
      ]
    : [];
  return { rows, delimiter, warnings };
}
