import type { RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { ImportField, ImportMapping } from "#shared/contract/desk/imports.ts";
import { isDate } from "./read-date.ts";
import { cleanText } from "./clean-text.ts";
import { formulaText } from "./formula-text.ts";
import type { DecimalMark } from "./read-number.ts";

/** One line being read: its cells by field, and the problems found so far. */
export interface LineReader {
  cells: readonly string[];
  mapping: ImportMapping;
  /** How the column of a field writes its fractions. */
  markOf(field: ImportField): DecimalMark;
  problems: RowProblem[];
}

/** Where a text goes, and how long it may be there. */
export interface TextPlace {
  /** Such as `toAddress.name`. */
  target: string;
  max: number;
  /** How bad it is when it is too long: a label must be right, a note may be cut. */
  tooLong: RowProblem["severity"];
}

/** Notes a problem of the line. */
export function note(
  reader: LineReader,
  severity: RowProblem["severity"],
  code: string,
  field: string,
  message: string,
  params: RowProblem["params"] = {},
  fixed: string | null = null,
): void {
  const fix = fixed === null ? null : { field, value: fixed };
  reader.problems.push({ code, field, severity, message, params, fix });
}

/** The cell of a field as it stands in the file; "" where no column gives it. */
export function rawCell({ cells, mapping }: LineReader, field: ImportField): string {
  const at = mapping.columns[field];
  return at === undefined ? "" : (cells[at] ?? "");
}

/** Cuts between characters, never through one. */
function cut(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, "");
}

const spreadsheetNumbers: ReadonlySet<ImportField> = new Set([
  "orderNumber",
  "phone",
  "zip",
  "itemHsCode",
  "itemSku",
] as const);
const neverDates: ReadonlySet<ImportField> = new Set([
  "street1",
  "street2",
  "zip",
  "itemSku",
] as const);

/** The text of a field, cleaned, with what is wrong with it noted. */
export function takeText(reader: LineReader, field: ImportField, place: TextPlace): string {
  const { target, max, tooLong } = place;
  const { text, removed } = cleanText(rawCell(reader, field));
  if (text === "") return "";
  if (removed)
    note(
      reader,
      "warning",
      "CONTROL_CHARACTERS",
      target,
      "Invisible control characters were removed",
    );
  const formula = formulaText(text);
  if (formula !== null)
    note(
      reader,
      "warning",
      "FORMULA_TEXT",
      target,
      "Looks like a spreadsheet formula; it is kept as plain text",
      { text: cut(text, 80) },
      cut(formula, max),
    );
  if (spreadsheetNumbers.has(field) && /^\d(?:[.,]\d+)?E\+\d+$/i.test(text))
    note(
      reader,
      "warning",
      "SPREADSHEET_EXPONENT",
      target,
      "A spreadsheet shortened this number: its last digits are lost",
      { text },
    );
  if (neverDates.has(field) && isDate(text))
    note(
      reader,
      "warning",
      "VALUE_IS_DATE",
      target,
      "Looks like a date: a spreadsheet may have changed it",
      { text },
    );
  if (text.includes("\ufffd"))
    note(reader, "warning", "TEXT_DAMAGED", target, "Letters were lost before the file came here", {
      text: cut(text, 80),
    });
  if (text.length <= max) return text;
  note(
    reader,
    tooLong,
    "TEXT_TOO_LONG",
    target,
    `Has ${text.length} characters, at most ${max} fit; the rest was cut`,
    { length: text.length, max },
  );
  return cut(text, max).trimEnd();
}
