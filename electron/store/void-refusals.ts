import { dropVoid } from "./labels.ts";
import { statement } from "./sql.ts";
import type { Tx } from "./store.ts";

const keep = statement((db, v: { itemId: string; reason: string; now: number }) =>
  db
    .insertInto("void_refusal")
    .values({ order_item_id: v.itemId, reason: v.reason, refused_at: v.now })
    .onConflict((conflict) =>
      conflict.column("order_item_id").doUpdateSet({ reason: v.reason, refused_at: v.now }),
    ),
);

/** The refused voids of an order's labels. A label that was voided later has still its old refusal. */
export const voidRefusalsOfOrder = statement((db, v: { orderId: string }) =>
  db
    .selectFrom("void_refusal")
    .innerJoin("order_item", "order_item.id", "void_refusal.order_item_id")
    .selectAll("void_refusal")
    .where("order_item.order_id", "=", v.orderId),
);

/** The carrier does not void the label: the wish is dropped, its reason kept. */
export function refuseVoid(tx: Tx, itemId: string, reason: string, now: number): void {
  dropVoid.run(tx, { itemId });
  keep.run(tx, { itemId, reason, now });
}
