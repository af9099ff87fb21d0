import { type AttemptResult, deliveryToSend } from "#electron/store/deliveries.ts";
import { deliveryRequest } from "./delivery-request.ts";
import { wireHeaders } from "./headers.ts";
import { judge } from "./outcome.ts";
import type { OutboxParts, PostResult } from "./parts.ts";

/** Events in a row whose every attempt failed, after which a webhook is disabled. */
export const patience = 5;

/**
 * Makes one attempt and answers what to record. Null when there is nothing to record: the delivery was removed before it began, its
 * secret cannot be read, or
 * the station closes and nobody knows whether the receiver got it. Then it is sent again at the next start, under the same id.
 */
export async function attemptDelivery(
  parts: OutboxParts,
  id: string,
  signal: AbortSignal,
): Promise<AttemptResult | null> {
  const { store, clock, log } = parts;
  const delivery = store.ask((db) => deliveryToSend.get(db, { id }));
  if (!delivery) return null;
  const now = clock.now();
  const request = deliveryRequest(delivery, parts.secrets, now);
  if (!request) return null;
  const { url } = request;
  const policy = { lan: parts.lanWebhooks(), ownPort: parts.ownPort() };
  const result = await parts
    .post({ ...request, policy, signal })
    .catch((error: unknown): PostResult => {
      log.error({ err: error, delivery: id }, "a webhook delivery could not be attempted");
      const sentence = "The station failed to send it.";
      const nothing = { status: null, responseBody: null, responseHeaders: null, retryAfter: null };
      return { ...nothing, error: sentence, durationMs: 0 };
    });
  if (signal.aborted && result.status === null) return null;
  const ended = clock.now();
  return {
    ...judge(result, delivery.attempts + 1, ended, parts.random()),
    id,
    webhookId: delivery.webhook_id,
    number: delivery.attempts + 1,
    startedAt: now,
    url,
    requestHeaders: wireHeaders(url, request.headers, request.body),
    responseHeaders: result.responseHeaders,
    status: result.status,
    durationMs: result.durationMs,
    responseBody: result.responseBody,
    now: ended,
    patience,
  };
}
