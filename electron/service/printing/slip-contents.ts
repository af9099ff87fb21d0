import { draftOfOrder } from "#electron/store/batches/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { CustomsInfo } from "#shared/contract/customs.ts";
import { draftOf } from "../batches/grid/draft.ts";
import type { PrintableItem } from "./source.ts";

export interface SlipContents {
  items: { description: string; sku: string; quantity: number }[];
  notes: string;
}

/** What lies in the parcel: as the batch's row says it, else as the customs form does. */
export function slipContents(
  db: Db,
  item: Pick<PrintableItem, "order_id" | "customs">,
): SlipContents {
  const row = draftOfOrder.get(db, { orderId: item.order_id });
  if (row) {
    const { items, notes } = draftOf(row);
    return { items, notes };
  }
  const customs = item.customs ? (JSON.parse(item.customs) as CustomsInfo) : null;
  const items = (customs?.customs_items ?? []).map(({ description, quantity }) => ({
    description,
    sku: "",
    quantity,
  }));
  return { items, notes: "" };
}
