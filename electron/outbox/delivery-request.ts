import { deliveryToSend } from "#electron/store/deliveries.ts";
import type { HeaderList } from "#electron/store/webhook-attempts.ts";
import { deliveryHeaders, wireHeaders } from "./headers.ts";
import type { OutboxParts } from "./parts.ts";

export interface DeliveryRequest {
  url: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** What the next attempt of a delivery posts, signed at `now` (ms). */
export function deliveryRequest(
  delivery: NonNullable<ReturnType<typeof deliveryToSend.get>>,
  now: number,
): DeliveryRequest {
  const { url, body, previous_secret_until: until } = delivery;
  const headers = deliveryHeaders({
    eventId: delivery.event_id,
    kind: delivery.kind,
    body,
    attempt: delivery.attempts + 1,
    now,
    secret: delivery.secret,
    previousSecret: until !== null && now < until ? delivery.previous_secret : null,
  });
  return { url, headers, body };
}

/** What the next attempt of a waiting delivery would send if it were made now; null when none is to come. */
export function previewDelivery(
  { store, clock }: Pick<OutboxParts, "store" | "clock">,
  id: string,
): { url: string; headers: HeaderList } | null {
  const delivery = store.read((db) => deliveryToSend.get(db, { id }));
  if (!delivery) return null;
  const { url, headers, body } = deliveryRequest(delivery, clock.now());
  return { url, headers: wireHeaders(url, headers, body) };
}
