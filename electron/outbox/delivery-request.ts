import type { SecretBox } from "#electron/secrets/secrets.ts";
import { deliveryToSend } from "#electron/store/deliveries.ts";
import { webhookContext } from "#electron/store/stored-secrets.ts";
import type { HeaderList } from "#electron/store/webhook-attempts.ts";
import { deliveryHeaders, wireHeaders } from "./headers.ts";
import type { OutboxParts } from "./parts.ts";

export interface DeliveryRequest {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** What the next attempt of a delivery posts, signed at `now` (ms); null when its secret cannot be read: it has to wait. */
export function deliveryRequest(
  delivery: NonNullable<ReturnType<typeof deliveryToSend.get>>,
  secrets: SecretBox,
  now: number,
): DeliveryRequest | null {
  const { url, body, previous_secret_until: until, previous_secret: previous } = delivery;
  const context = webhookContext(delivery.webhook_id);
  const secret = secrets.open(delivery.secret, context);
  if (secret === null) return null;
  const headers = deliveryHeaders({
    eventId: delivery.event_id,
    kind: delivery.kind,
    body,
    attempt: delivery.attempts + 1,
    now,
    secret,
    // An old secret that cannot be read any more signs no more; the new one does.
    previousSecret:
      previous !== null && until !== null && now < until ? secrets.open(previous, context) : null,
  });
  return { url, headers, body };
}

/** What the next attempt of a waiting delivery would send if it were made now; null when none is to come. */
export function previewDelivery(
  { store, clock, secrets }: Pick<OutboxParts, "store" | "clock" | "secrets">,
  id: string,
): { url: string; headers: HeaderList } | null {
  const delivery = store.read((db) => deliveryToSend.get(db, { id }));
  const request = delivery ? deliveryRequest(delivery, secrets, clock.now()) : null;
  if (!request) return null;
  const { url, headers, body } = request;
  return { url, headers: wireHeaders(url, headers, body) };
}
