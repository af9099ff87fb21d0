import type { RowChanges, RowProblem } from "#shared/contract/desk/batch-row.ts";
import type { Draft } from "../grid/draft.ts";

const itemNumbers = new Set(["quantity", "value", "weight"]);

/** A fix as changes of its row; null when it speaks of a field that no row has. */
export function fixAsChanges(draft: Draft, fix: NonNullable<RowProblem["fix"]>): RowChanges | null {
  const [room = "", first = "", second = ""] = fix.field.split(".");
  if (room === "orderNumber") return { orderNumber: fix.value };
  if (room === "notes") return { notes: fix.value };
  if (room === "toAddress" && first in draft.toAddress)
    return { toAddress: { [first]: fix.value } };
  if (room === "package" && first in draft.package)
    return { package: { [first]: Number(fix.value) } };
  const at = Number(first);
  if (room !== "items" || !draft.items[at] || !(second in draft.items[at])) return null;
  const value = itemNumbers.has(second) ? Number(fix.value) : fix.value;
  return {
    items: draft.items.map((item, place) => (place === at ? { ...item, [second]: value } : item)),
  };
}
