import Papa from "papaparse";

/** One line of a table: its number in the file and its trimmed cells. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** The lines of a CSV file without empty ones and `#` comments; a spreadsheet's `;` or tabs do as well as commas. */
export function csvLines(text: string): CsvLine[] {
  const written = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const first = written.find((line) => line.trim() && !line.startsWith("#")) ?? "";
  const delimiter = [";", "\t"].find((mark) => first.includes(mark)) ?? ",";
  return written.flatMap((line, index) => {
    if (!line.trim() || line.startsWith("#")) return [];
    const cells = (Papa.parse<string[]>(line, { delimiter }).data[0] ?? []).map((cell) =>
      cell.trim(),
    );
    // A spreadsheet fills short lines up.
    while (cells.length > 0 && cells.at(-1) === "") cells.pop();
    return cells.length > 0 ? [{ line: index + 1, cells }] : [];
  });
}

/** `7.42`, `$7.42` and `7,42` as cents; NaN for anything else. */
export function centsFromCell(cell: string): number {
  const [, dollars, cents = ""] = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(cell) ?? [];
  return dollars === undefined ? Number.NaN : Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

/** `8 oz`, `2 lb` and `2` (pounds) as ounces; NaN for anything else. */
export function ouncesFromCell(cell: string): number {
  const [, number, unit = "lb"] =
    /^(\d+(?:\.\d+)?)\s*(oz|lbs?|pounds?|ounces?)?$/i.exec(cell) ?? [];
  if (number === undefined) return Number.NaN;
  return Number(number) * (unit.toLowerCase().startsWith("o") ? 1 : 16);
}
