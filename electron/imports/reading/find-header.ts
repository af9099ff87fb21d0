import { readHeader } from "../columns/read-header.ts";
import { headerKey } from "../columns/header-key.ts";

/** Lines above the header that are searched: titles, notes, blank lines. */
const searched = 25;

/** Words of headers that no field is made from, such as dates and statuses: they still tell a header from data. */
const otherHeaders =
  /\b(?:date|status|currency|total|subtotal|tax|shipping|billing|buyer|payment|fecha|estado del pedido|moneda|impuesto)\b/;

/** How many cells look like the name of a column. */
export function countHeaderNames(cells: readonly string[]): number {
  const fields = new Set<string>();
  let others = 0;
  for (const cell of cells) {
    if (cell.length > 60) continue;
    const reading = readHeader(cell);
    if (reading) fields.add(reading.field);
    else if (otherHeaders.test(headerKey(cell))) others += 1;
  }
  return fields.size < 2 ? 0 : fields.size + Math.min(others, fields.size) * 0.5;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

/** A line of words without figures, none twice: a header in words that we do not know. */
function looksLikeHeader(cells: readonly string[]): boolean {
  const words = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return (
    words.length > 1 &&
    words.length > cells.length / 2 &&
    new Set(words).size === words.length &&
    words.every((word) => word.length < 40 && !/^[\d.,$€£%/:\s-]+$|@/.test(word))
  );
}

/** The place of the header row, from 0; null where the first lines are data or nothing. */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  let [best, place] = [0, null as number | null];
  for (const [at, cells] of rows.slice(0, searched).entries()) {
    const score = countHeaderNames(cells);
    if (score > best) [best, place] = [score, at];
  }
  if (place !== null) return place;
  const first = rows.slice(0, searched).findIndex((cells) => filled(cells) > 1);
  const cells = rows[first];
  return cells && looksLikeHeader(cells) ? first : null;
}
