import readXlsxFile from "read-excel-file/node";
import { unreadable } from "../unreadable.ts";
import { warn } from "../warn.ts";
import { checkArchive } from "./check-archive.ts";
import { damaged } from "./list-archive.ts";
import { plainNumber } from "./plain-number.ts";
import { isEmptyRow } from "./select-lines.ts";

/** A number in a day's clothes that no calendar has, as spreadsheet programs show it. */
const noDay = "########";

/** A cell as text. Days as ISO 8601, with the time where there is one; nothing is calculated. */
function cellText(value: unknown): string {
  if (typeof value === "string") return value;
  if (value instanceof Date && Number.isNaN(value.getTime())) return noDay;
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, "");
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return "";
}

/** The rows of the first sheet that holds anything. Throws IMPORT_UNREADABLE. */
export async function readWorkbook(bytes: Uint8Array) {
  const sheets = await readXlsxFile(checkArchive(bytes), { parseNumber: plainNumber }).catch(() => {
    throw damaged();
  });
  const filled = sheets
    .map(({ sheet, data }) => ({ sheet, rows: data.map((row) => row.map(cellText)) }))
    .filter(({ rows }) => !rows.every(isEmptyRow));
  const [first, ...others] = filled;
  if (!first) throw unreadable("FILE_EMPTY", "The workbook is empty. Export the orders again.");
  const ignored = others.map(({ sheet }) => sheet).join(", ");
  const message = `The orders were read from the sheet "${first.sheet}". Not read: ${ignored}.`;
  const warnings =
    others.length > 0 ? [warn("SHEETS_IGNORED", message, { sheet: first.sheet, ignored })] : [];
  return { rows: first.rows, warnings };
}
