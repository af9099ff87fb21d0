import type { BatchRow, RowChanges } from "#shared/contract/desk/batch-row.ts";
import { parseSides, parseWeight } from "../../../ui/measures.ts";
import type { ColumnKey } from "./columns.ts";

function side(value: number | null): string {
  return value === null ? "" : String(value);
}

/** What stands in a cell when it is opened to be typed in. */
export function textOf(row: BatchRow, column: ColumnKey): string {
  if (column === "orderNumber") return row.orderNumber;
  if (column === "recipient") return row.toAddress.name;
  if (column === "weight") return side(row.package.weight);
  const { length, width, height } = row.package;
  return length === null && width === null && height === null
    ? ""
    : [length, width, height].map(side).join(" x ");
}

/** What a typed text changes in a row; undefined when it cannot be read as what the column holds. */
export function changesOf(column: ColumnKey, text: string): RowChanges | undefined {
  const typed = text.trim();
  if (column === "orderNumber") return { orderNumber: typed };
  if (column === "recipient") return { toAddress: { name: typed } };
  if (column === "weight") {
    const weight = parseWeight(typed);
    return weight === undefined ? undefined : { package: { weight } };
  }
  if (typed === "") return { package: { length: null, width: null, height: null } };
  const sides = parseSides(typed);
  if (!sides) return undefined;
  const [length, width, height] = sides;
  return { package: { length, width, height } };
}

const editableStates: ReadonlySet<BatchRow["status"]> = new Set([
  "checking",
  "ready",
  "blocked",
  "excluded",
  "failed",
]);

/** Whether a person may still change the row: nothing was bought for it and nothing is under way. */
export function isEditable(row: BatchRow): boolean {
  return editableStates.has(row.status);
}
