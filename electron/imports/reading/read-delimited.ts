import Papa from "papaparse";
import { importLimits } from "../limits.ts";
import { tooManyLines } from "../unreadable.ts";
import { warn } from "../warn.ts";
import { guessDelimiter } from "./guess-delimiter.ts";

/** Rows beyond the limit that are read so that titles and empty rows do not count. */
const slack = 1000;

/**
 * Marketplaces that write tabs between the cells (Amazon) quote nothing: a mark in a product's name is a mark. Everywhere else a
 * cell in quotation marks may hold delimiters and line breaks.
 */
function parse(body: string, delimiter: string): Papa.ParseResult<string[]> {
  const preview = importLimits.lines + slack;
  const quoted = Papa.parse<string[]>(body, { delimiter, preview });
  if (delimiter !== "\t" || quoted.errors.every(({ type }) => type !== "Quotes")) return quoted;
  return Papa.parse<string[]>(body, { delimiter, preview, quoteChar: "\0" });
}

/** Text as rows of cells: CSV, TSV, semicolons or pipes, quoted line breaks, any line ending. */
export function readDelimited(text: string) {
  const told = /^sep=(.)\r?\n?/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const delimiter = told?.[1] ?? guessDelimiter(body);
  const { data, errors, meta } = parse(body, delimiter);
  if (meta.truncated && data.length >= importLimits.lines + slack) throw tooManyLines();
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
