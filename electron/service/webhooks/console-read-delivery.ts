import { attemptsOf } from "#electron/store/webhook-attempts.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { DeliveryAttempt } from "#shared/contract/desk/webhook-console.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { deliveryEntry, existingDelivery } from "./delivery-entry.ts";
import { existingWebhook } from "./webhook-entry.ts";

type Headers = DeliveryAttempt["requestHeaders"];

function attemptEntry(row: ReturnType<typeof attemptsOf.all>[number]): DeliveryAttempt {
  return {
    number: row.number,
    startedAt: instant(row.started_at),
    durationMs: row.duration_ms,
    url: row.url,
    // Both were written by the outbox from lists of pairs.
    requestHeaders: JSON.parse(row.request_headers) as Headers,
    responseHeaders:
      row.response_headers === null ? null : (JSON.parse(row.response_headers) as Headers),
    status: row.status,
    responseBody: row.response_body,
    error: row.error,
  };
}

/** A delivery with its last attempts as they were sent and answered, and the next as it would be sent now. */
export async function readDelivery(
  ctx: Pick<Context, "store" | "previewDelivery">,
  { id, deliveryId }: Parsed<Desk["readDelivery"]>,
): Promise<Answer<Desk["readDelivery"]>> {
  const { row, attempts } = ctx.store.read((db) => {
    existingWebhook(db, id);
    return {
      row: existingDelivery(db, id, deliveryId),
      attempts: attemptsOf.all(db, { deliveryId }),
    };
  });
  const next = ctx.previewDelivery(deliveryId);
  return {
    ...deliveryEntry(row),
    requestBytes: row.body.byteLength,
    attemptsKept: attempts.map(attemptEntry),
    nextRequest: next && {
      url: next.url,
      headers: next.headers.map(([name, value]): [string, string] => [name, value]),
    },
  };
}
