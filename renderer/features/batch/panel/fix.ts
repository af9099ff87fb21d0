import type { BatchRow, RowChanges, RowProblem } from "#shared/contract/desk/batch-row.ts";

const itemNumbers: ReadonlySet<string> = new Set(["quantity", "value", "weight"]);

/** The edit that a proposed fix is; undefined for a field that is not edited this way. */
export function changesOfFix(
  { items }: Pick<BatchRow, "items">,
  { field, value }: NonNullable<RowProblem["fix"]>,
): RowChanges | undefined {
  const [part, name, third] = field.split(".");
  if (field === "orderNumber" || field === "notes") return { [field]: value };
  if (part === "toAddress" && name) return { toAddress: { [name]: value } };
  if (part === "package" && name) return { package: { [name]: Number(value) } };
  if (part !== "items" || !third || !items[Number(name)]) return undefined;
  const put = { [third]: itemNumbers.has(third) ? Number(value) : value };
  return { items: items.map((item, at) => (at === Number(name) ? { ...item, ...put } : item)) };
}
