import { webhookById } from "#electron/store/webhooks.ts";
import type { WebhookRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { EventKind, Webhook } from "#shared/contract/webhooks.ts";
import { instant } from "../json.ts";
import { secretPreview } from "./secrets.ts";

/** The kinds that a webhook listens to; they were parsed by the contract before they were stored. */
export function eventsOf({ events }: Pick<WebhookRow, "events">): EventKind[] {
  return JSON.parse(events) as EventKind[];
}

/** A webhook as it is shown: without its secret. */
export function webhookEntry(row: WebhookRow): Webhook {
  return {
    id: row.id,
    webhookUrl: row.url,
    events: eventsOf(row),
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
    disabledAt: row.disabled_at === null ? null : instant(row.disabled_at),
    lastDeliveryAt: row.last_delivery_at === null ? null : instant(row.last_delivery_at),
    lastDeliveryStatus: row.last_delivery_status,
    consecutiveFailures: row.consecutive_failures,
    secretPreview: secretPreview(row.secret_hint),
  };
}

/** The row, or WEBHOOK_NOT_FOUND. */
export function existingWebhook(db: Db, id: string): WebhookRow {
  const row = webhookById.get(db, { id });
  if (!row) throw new StationError("WEBHOOK_NOT_FOUND", `There is no webhook ${id}.`);
  return row;
}
