/** What to print: a batch in grid order, or labels by their order items. */
export type PrintSource = { batchId: string } | { orderItemIds: string[] };

/** The source that an address such as `/print/batch/bat_1` or `/print/items/itm_1,itm_2` names; null for no such. */
export function sourceOf(kind: string | undefined, id: string | undefined): PrintSource | null {
  if (!id) return null;
  if (kind === "batch") return { batchId: id };
  const orderItemIds = id.split(",").filter((one) => one !== "");
  return kind === "items" && orderItemIds.length > 0 ? { orderItemIds } : null;
}
