import type { WebhookRow } from "./rows.ts";
import { sealOf } from "./seal.ts";
import { insertInto, statement } from "./sql.ts";
import type { Tx } from "./store.ts";

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

function insertEvent(tx: Tx, event: NewEvent, heardBy: readonly string[]): void {
  insertInto(tx, "event", {
    id: event.id,
    kind: event.kind,
    order_item_id: event.orderItemId,
    body: event.body,
    created_at: event.createdAt,
    heard_by: JSON.stringify(heardBy),
  });
}

/** Puts an event into a webhook's queue, due at once. */
export function queueDelivery(
  tx: Tx,
  delivery: { id: string; eventId: string; webhookId: string; now: number },
): void {
  insertInto(tx, "delivery", {
    id: delivery.id,
    event_id: delivery.eventId,
    webhook_id: delivery.webhookId,
    state: "pending",
    next_at: delivery.now,
    created_at: delivery.now,
    updated_at: delivery.now,
  });
}

/**
 * Records an event and a delivery for every webhook that listens to its kind, in the transaction of what it tells of.
 * The body is kept as bytes and sent unchanged on every attempt. `deliveryId` makes an id for each delivery.
 */
export function recordEvent(tx: Tx, event: NewEvent, deliveryId: () => string): void {
  const hearing = listeners
    .all(tx, {})
    .filter(({ events }) => (JSON.parse(events) as string[]).includes(event.kind));
  insertEvent(
    tx,
    event,
    hearing.map(({ id }) => id),
  );
  for (const { id } of hearing)
    queueDelivery(tx, {
      id: deliveryId(),
      eventId: event.id,
      webhookId: id,
      now: event.createdAt,
    });
}

/** Records an event for one webhook alone, whatever it listens to. */
export function recordEventFor(
  tx: Tx,
  event: NewEvent,
  delivery: { id: string; webhookId: string },
): void {
  insertEvent(tx, event, [delivery.webhookId]);
  queueDelivery(tx, { ...delivery, eventId: event.id, now: event.createdAt });
}

export const webhookById = statement((db, v: { id: string }) =>
  db.selectFrom("webhook").selectAll().where("id", "=", v.id),
);
export const allWebhooks = statement((db) =>
  db.selectFrom("webhook").selectAll().orderBy("created_at", "desc").orderBy("id", "desc"),
);
const writeChange = statement(
  (
    db,
    v: {
      id: string;
      url: string;
      events: string;
      disabledAt: number | null;
      disabledReason: string | null;
      seal: string;
      now: number;
    },
  ) =>
    db
      .updateTable("webhook")
      .set({
        url: v.url,
        events: v.events,
        disabled_at: v.disabledAt,
        disabled_reason: v.disabledReason,
        seal: v.seal,
        consecutive_failures: 0,
        exhausted_in_row: 0,
        updated_at: v.now,
      })
      .where("id", "=", v.id),
);
/** A change clears the counters: what failed before says nothing of what comes now. */
export function changeWebhook(
  tx: Tx,
  change: Pick<WebhookRow, "id" | "url" | "events"> & {
    disabledAt: number | null;
    disabledReason: string | null;
    now: number;
  },
): void {
  writeChange.run(tx, { ...change, seal: sealOf("webhook", change) });
}
/** Its deliveries go with it. */
export const removeWebhook = statement((db, v: { id: string }) =>
  db.deleteFrom("webhook").where("id", "=", v.id),
);
/** The secret so far becomes the previous one and signs until `until`. */
export const replaceSecret = statement(
  (db, v: { id: string; secret: string; hint: string; until: number; now: number }) =>
    db
      .updateTable("webhook")
      .set((eb) => ({
        previous_secret: eb.ref("secret"),
        previous_secret_until: v.until,
        secret: v.secret,
        secret_hint: v.hint,
        updated_at: v.now,
      }))
      .where("id", "=", v.id),
);
