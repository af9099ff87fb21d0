import type { DraftItem, DraftPackage, RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { RowDraft } from "../row-draft.ts";
import type { LineGroup } from "./group-lines.ts";
import { joinItems } from "./join-items.ts";
import type { LineReading } from "./read-line.ts";
import { isBlankAddress } from "./take-address.ts";

function joinPackage(readings: readonly LineReading[]): DraftPackage {
  const first = (side: keyof DraftPackage) =>
    readings.map((reading) => reading.package[side]).find((size) => size !== null) ?? null;
  return {
    length: first("length"),
    width: first("width"),
    height: first("height"),
    weight: first("weight"),
  };
}

/** What the items weigh together; null where one of them says nothing. */
function weightOf(items: readonly DraftItem[]): number | null {
  let sum = 0;
  for (const { quantity, weight } of items) {
    if (weight === null) return null;
    sum += quantity * weight;
  }
  return sum > 0 && sum <= 100_000 ? Math.round(sum * 100) / 100 : null;
}

function repeatProblems({ repeats }: LineGroup): RowProblem[] {
  return repeats.map(({ line, of }) => ({
    code: "DUPLICATE_LINE",
    field: null,
    severity: "warning",
    message: `Line ${line} says the same as line ${of}`,
    params: { line, of },
    fix: null,
  }));
}

function weightProblem(weight: number): RowProblem {
  return {
    code: "WEIGHT_FROM_ITEMS",
    field: "package.weight",
    severity: "warning",
    message: `The weight is that of the items, ${weight} oz, without the packaging`,
    params: { weight },
    fix: null,
  };
}

/** Problems of repeated lines are told once. */
function unique(problems: readonly RowProblem[]): RowProblem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return seen.has(key) ? false : seen.add(key);
  });
}

/** The parcel of a group of lines. */
export function makeRow(group: LineGroup): RowDraft {
  const repeated = new Set(group.repeats.map(({ line }) => line));
  const { readings } = group;
  const telling = readings.filter(({ line }, at) => at === 0 || !repeated.has(line));
  const addressed = readings.find(({ toAddress }) => !isBlankAddress(toAddress)) ?? readings[0];
  if (!addressed) throw new Error("A parcel has at least one line");
  const joined = joinItems(telling);
  const size = joinPackage(readings);
  const fromItems = size.weight === null ? weightOf(joined.items) : null;
  const notes = [...new Set(readings.map((reading) => reading.notes).filter(Boolean))];
  return {
    lines: readings.map(({ line }) => line),
    orderNumber: addressed.orderNumber,
    toAddress: addressed.toAddress,
    package: fromItems === null ? size : { ...size, weight: fromItems },
    contentsType: readings.map(({ contentsType }) => contentsType).find(Boolean) ?? "merchandise",
    items: joined.items,
    notes: notes.join(" / ").slice(0, 500).trim(),
    problems: unique([
      ...telling.flatMap(({ problems }) => problems),
      ...joined.problems,
      ...(fromItems === null || joined.items.length === 0 ? [] : [weightProblem(fromItems)]),
      ...repeatProblems(group),
    ]),
  };
}
