import type { DraftItem, RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { LineReading } from "./read-line.ts";

const most = 100;

/** The items of a parcel's lines. eBay's first line of an order sums up its items without naming one: it is left out. */
export function joinItems(readings: readonly LineReading[]): {
  items: DraftItem[];
  problems: RowProblem[];
} {
  const all = readings.flatMap(({ item, itemProblems }) => (item ? [{ item, itemProblems }] : []));
  const named = all.filter(({ item }) => item.description !== "" || item.sku !== "");
  const kept = named.length > 0 ? named : all.slice(0, 1);
  const problems = kept
    .slice(0, most)
    .flatMap(({ itemProblems }, at) =>
      itemProblems.map((problem) => placed(problem, `items.${at}.`)),
    );
  if (kept.length > most)
    problems.push({
      code: "TOO_MANY_ITEMS",
      field: "items",
      severity: "error",
      message: `The order has ${kept.length} items, one parcel takes ${most}`,
      params: { count: kept.length, max: most },
      fix: null,
    });
  return { items: kept.slice(0, most).map(({ item }) => item), problems };
}

function placed(problem: RowProblem, place: string): RowProblem {
  const field = `${place}${problem.field ?? ""}`;
  return { ...problem, field, fix: problem.fix && { ...problem.fix, field } };
}
