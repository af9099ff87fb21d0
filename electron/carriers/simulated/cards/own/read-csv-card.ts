import type { CardProblem } from "#electron/carriers/rate-card-shelf.ts";
import type { CardSource } from "./card-source.ts";
import { csvLines } from "./csv-cells.ts";
import type { CsvLine } from "./csv-cells.ts";
import { discountRows } from "./discount-rows.ts";
import { keyOf, lineOf } from "./json-lines.ts";
import { priceRows } from "./price-rows.ts";

/** What is collected while a table is read. */
export interface Reading {
  problems: CardProblem[];
  /** Path as JSON → its line. */
  lines: Map<string, number>;
}

const heads = ["carrier", "version", "service"] as const;

function isHeader({ cells }: CsvLine): boolean {
  const [first = "", second = ""] = cells.map((cell) => cell.toLowerCase());
  return first === "weight" || (first === "service" && ["item", "discount"].includes(second));
}

const shape =
  "the file must begin with carrier,… and version,… and go on with a table that is headed weight,2,3,… or service,item,discount";

/** A price table or a list of discounts from CSV: `name,value` lines, then the table. */
export function readCsvCard(text: string): CardSource {
  const lines = csvLines(text);
  const headerAt = lines.findIndex(isHeader);
  const header = lines[headerAt];
  if (!header) return { problems: [{ line: null, message: `This is no rate card: ${shape}.` }] };
  const reading: Reading = { problems: [], lines: new Map([[keyOf([]), lines[0]?.line ?? 1]]) };
  const raw: Record<string, unknown> = { format: 2 };
  for (const { line, cells } of lines.slice(0, headerAt)) {
    const name = heads.find((head) => head === cells[0]?.toLowerCase());
    if (!name)
      reading.problems.push({ line, message: `${cells[0]} is none of ${heads.join(", ")}.` });
    else raw[name] = cells[1] ?? "";
    reading.lines.set(keyOf([name ?? ""]), line);
  }
  if (typeof raw["carrier"] === "string") raw["carrier"] = raw["carrier"].toUpperCase();
  const kind = header.cells[0]?.toLowerCase() === "weight" ? "prices" : "discounts";
  const rows = lines.slice(headerAt + 1);
  const table =
    kind === "prices" ? priceRows(header, rows, reading) : discountRows(header, rows, reading);
  if (reading.problems.length > 0) return { problems: reading.problems };
  return {
    raw: { ...raw, kind, ...table },
    kind,
    lineOf: (path) => lineOf(reading.lines, path),
    nameOf: ([first, , third, column]) =>
      third === "cents" && typeof column === "number"
        ? `zone ${header.cells[column + 1]}`
        : third === "upToOunces"
          ? "weight"
          : String(third ?? first ?? "the file"),
  };
}
