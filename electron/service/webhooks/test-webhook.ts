import { recordEventFor } from "#electron/store/webhooks.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { labelCreatedBody } from "../labels/label-events.ts";
import { assertEnabled } from "./assert-enabled.ts";
import { deliveryEntry, existingDelivery } from "./delivery-entry.ts";
import { existingWebhook } from "./webhook-entry.ts";

/**
 * Sends a signed sample of label.created to this webhook alone, whatever it listens to. It has the shape of a real one, is retried
 * like a real one, and says SAMPLE wherever a real one would name something.
 */
export async function testWebhook(
  ctx: Context,
  { id }: Parsed<Api["testWebhook"]>,
): Promise<Answer<Api["testWebhook"]>> {
  const eventId = ctx.newId("evt");
  const deliveryId = ctx.newId("dlv");
  const row = await ctx.store.write((tx) => {
    assertEnabled(existingWebhook(tx, id));
    const now = ctx.clock.now();
    const body = labelCreatedBody({
      eventId,
      nowMs: now,
      item: {
        id: "item_SAMPLE",
        order_id: "ord_SAMPLE",
        carrier: "USPS",
        service: "SAMPLE - no label was bought",
      },
      externalReference: "SAMPLE",
      trackingCode: "SAMPLE",
      labelUrl: `${ctx.baseUrl()}/labels/SAMPLE.pdf`,
    });
    recordEventFor(
      tx,
      { id: eventId, kind: "label.created", orderItemId: null, body, createdAt: now },
      { id: deliveryId, webhookId: id },
    );
    return existingDelivery(tx, id, deliveryId);
  });
  ctx.announce({ kind: "webhooks.changed", id });
  ctx.wakeOutbox();
  return deliveryEntry(row);
}
