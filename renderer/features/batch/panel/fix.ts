import type { RowChanges, RowProblem } from "#shared/contract/desk/batches.ts";

/** The edit that a proposed fix is; undefined for a field that is not edited this way. */
export function changesOfFix({
  field,
  value,
}: NonNullable<RowProblem["fix"]>): RowChanges | undefined {
  const [part, name] = field.split(".");
  if (field === "orderNumber" || field === "notes") return { [field]: value };
  if (part === "toAddress" && name) return { toAddress: { [name]: value } };
  if (part === "package" && name) return { package: { [name]: Number(value) } };
  return undefined;
}
