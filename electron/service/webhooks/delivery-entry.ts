import { deliveryById } from "#electron/store/delivery-pages.ts";
import type { Db } from "#electron/store/store.ts";
import type { DeliveryLine } from "#shared/contract/desk/webhook-console.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Delivery } from "#shared/contract/webhooks.ts";
import { instant } from "../json.ts";

export type DeliveryRow = NonNullable<ReturnType<typeof deliveryById.get>>;

/** A delivery without what was sent and answered. */
export function deliveryLine(row: Omit<DeliveryRow, "body">): DeliveryLine {
  return {
    id: row.id,
    eventId: row.event_id,
    event: row.kind,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_at === null ? null : instant(row.next_at),
    lastStatus: row.last_status,
    lastError: row.last_error,
    lastDurationMs: row.last_duration_ms,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}

export function deliveryEntry(row: DeliveryRow): Delivery {
  return {
    ...deliveryLine(row),
    requestBody: Buffer.from(row.body).toString("utf8"),
    responseBody: row.response_body,
  };
}

/** The row of a delivery of this webhook, or DELIVERY_NOT_FOUND. */
export function existingDelivery(db: Db, webhookId: string, id: string): DeliveryRow {
  const row = deliveryById.get(db, { webhookId, id });
  if (!row)
    throw new StationError("DELIVERY_NOT_FOUND", `There is no delivery ${id} of ${webhookId}.`);
  return row;
}
