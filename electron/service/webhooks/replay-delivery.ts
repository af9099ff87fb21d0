import { bringForward } from "#electron/store/deliveries.ts";
import { queueDelivery } from "#electron/store/webhooks.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertEnabled } from "./assert-enabled.ts";
import { deliveryEntry, existingDelivery } from "./delivery-entry.ts";
import { existingWebhook } from "./webhook-entry.ts";

/**
 * Sends the same event again: same body, same `X-Webhook-Id`, a signature of now. A finished delivery stays as it ended and a new
 * one is made, with attempts of its own; one that still waits is only brought forward, so the receiver does not get it twice.
 */
export async function replayDelivery(
  ctx: Context,
  { id, deliveryId }: Parsed<Api["replayDelivery"]>,
): Promise<Answer<Api["replayDelivery"]>> {
  const again = ctx.newId("dlv");
  const row = await ctx.store.write((tx) => {
    assertEnabled(existingWebhook(tx, id));
    const old = existingDelivery(tx, id, deliveryId);
    const now = ctx.clock.now();
    if (old.state === "pending") {
      bringForward.run(tx, { id: deliveryId, now });
      return existingDelivery(tx, id, deliveryId);
    }
    queueDelivery(tx, { id: again, eventId: old.event_id, webhookId: id, now });
    return existingDelivery(tx, id, again);
  });
  ctx.announce({ kind: "webhooks.changed", id });
  ctx.wakeOutbox();
  return deliveryEntry(row);
}
