import { centsFromCell, ouncesFromCell } from "./csv-cells.ts";
import type { CsvLine } from "./csv-cells.ts";
import { keyOf } from "./json-lines.ts";
import type { Reading } from "./read-csv-card.ts";

/** `weight,2,3,4` and its rows `1 lb,7.42,7.98,8.55`. */
export function priceRows(header: CsvLine, rows: readonly CsvLine[], reading: Reading): object {
  const zones = header.cells.slice(1).map((zone) => zone.toUpperCase());
  reading.lines.set(keyOf(["zones"]), header.line);
  reading.lines.set(keyOf(["prices"]), header.line);
  const wrong = (line: number, message: string) => reading.problems.push({ line, message });
  const prices = rows.map(({ line, cells }, index) => {
    reading.lines.set(keyOf(["prices", index]), line);
    const [weight = "", ...amounts] = cells;
    const upToOunces = ouncesFromCell(weight);
    if (Number.isNaN(upToOunces))
      wrong(line, `weight: must be a weight such as 8 oz or 2 lb, is ${weight || "empty"}.`);
    if (amounts.length !== zones.length)
      wrong(line, `must have ${zones.length} prices, one for each zone, has ${amounts.length}.`);
    const cents = amounts.map((amount, column) => {
      const value = centsFromCell(amount);
      if (Number.isNaN(value) && column < zones.length)
        wrong(
          line,
          `zone ${zones[column]}: must be dollars such as 7.42, is ${amount || "empty"}.`,
        );
      return value;
    });
    return { upToOunces, cents };
  });
  return { zones, prices };
}
