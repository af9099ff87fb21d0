import type { ImportField } from "#shared/contract/desk/imports.ts";
import { cleanText } from "./clean-text.ts";
import { type LineReader, note, rawCell } from "./line-reader.ts";
import { isDate, isDayNumber } from "./read-date.ts";
import type { DecimalMark } from "./read-number.ts";

export interface NumberPlace {
  /** Such as `package.weight`. */
  target: string;
  max: number;
  read: (text: string, mark: DecimalMark) => number | null;
}

/** The number of a field; null where the cell is empty or wrong, the latter with a problem that says what stood there. */
export function takeNumber(
  reader: LineReader,
  field: ImportField,
  { target, max, read }: NumberPlace,
): number | null {
  const text = cleanText(rawCell(reader, field)).text.slice(0, 80);
  if (text === "" || /^(?:-+|n\/?a)$/i.test(text)) return null;
  const value = read(text, reader.markOf(field));
  const refuse = (code: string, message: string, params = {}) => {
    note(reader, "error", code, target, message, { text, ...params });
    return null;
  };
  if (isDate(text)) return refuse("VALUE_IS_DATE", `"${text}" is a date, a number belongs here`);
  if (value === null) return refuse("NUMBER_INVALID", `"${text}" is not a number`);
  if (value < 0) return refuse("NUMBER_NEGATIVE", `"${text}" is below zero`);
  if (value > max) {
    if (isDayNumber(Number(text)))
      return refuse(
        "VALUE_IS_DATE",
        `"${text}" is how a spreadsheet keeps a date, a measure belongs here`,
      );
    return refuse("NUMBER_TOO_LARGE", `"${text}" is more than ${max}`, { max });
  }
  return value;
}
