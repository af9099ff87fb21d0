import { centsFromCell } from "./csv-cells.ts";
import type { CsvLine } from "./csv-cells.ts";
import { keyOf } from "./json-lines.ts";
import type { Reading } from "./read-csv-card.ts";

/** `18%` or `18.5 %` as a share, `1.50` as dollars; null for anything else. */
function offFromCell(cell: string): { percent: number } | { cents: number } | null {
  const [, percent] = /^-?(\d{1,3}(?:[.,]\d{1,2})?)\s*%$/.exec(cell) ?? [];
  if (percent !== undefined) return { percent: Number(percent.replace(",", ".")) };
  const cents = centsFromCell(cell.replace(/^-/, ""));
  return Number.isNaN(cents) ? null : { cents };
}

/** `service,item,discount` and its rows `GROUND,BASE,18%`; without the column `item` all are off the base price. */
export function discountRows(header: CsvLine, rows: readonly CsvLine[], reading: Reading): object {
  const columns = header.cells.map((cell) => cell.toLowerCase());
  reading.lines.set(keyOf(["discounts"]), header.line);
  const discounts = rows.map(({ line, cells }, index) => {
    reading.lines.set(keyOf(["discounts", index]), line);
    const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
    const off = offFromCell(cell("discount"));
    if (!off)
      reading.problems.push({
        line,
        message: `discount: must be a share such as 18% or dollars such as 1.50, is ${cell("discount") || "empty"}.`,
      });
    const item = cell("item").toUpperCase();
    return { service: cell("service").toUpperCase(), ...(item ? { item } : {}), ...off };
  });
  return { discounts };
}
