import { statement } from "./sql.ts";
import type { Tx } from "./store.ts";
import { insertInto } from "./sql.ts";

const listeners = statement((db) =>
  db.selectFrom("webhook").select(["id", "events"]).where("disabled_at", "is", null),
);

export interface NewEvent {
  id: string;
  kind: string;
  orderItemId: string | null;
  body: Uint8Array;
  createdAt: number;
}

/**
 * Records an event and a delivery for every webhook that listens to its kind, in the transaction of what it tells of.
 * The body is kept as bytes and sent unchanged on every attempt. `deliveryId` makes an id for each delivery.
 */
export function recordEvent(tx: Tx, event: NewEvent, deliveryId: () => string): void {
  const hearing = listeners
    .all(tx, {})
    .filter(({ events }) => (JSON.parse(events) as string[]).includes(event.kind));
  insertInto(tx, "event", {
    id: event.id,
    kind: event.kind,
    order_item_id: event.orderItemId,
    body: event.body,
    created_at: event.createdAt,
  });
  for (const { id } of hearing)
    insertInto(tx, "delivery", {
      id: deliveryId(),
      event_id: event.id,
      webhook_id: id,
      state: "pending",
      next_at: event.createdAt,
      created_at: event.createdAt,
      updated_at: event.createdAt,
    });
}
