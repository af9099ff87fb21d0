import { failedDeliveries } from "#electron/store/delivery-pages.ts";
import { queueDelivery } from "#electron/store/webhooks.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertEnabled } from "./assert-enabled.ts";
import { existingWebhook } from "./webhook-entry.ts";

/** Deliveries that one transaction queues: after an outage there may be thousands, and others want to write too. */
const atOnce = 200;

/**
 * Queues every failed event again that was not queued again yet, oldest first: same body, same event id. What was queued stays
 * queued when the storage refuses the rest; asking again goes on from there.
 */
export async function replayDeliveries(
  ctx: Pick<Context, "store" | "clock" | "newId" | "announce" | "wakeOutbox">,
  { id, since }: Parsed<Desk["replayDeliveries"]>,
): Promise<Answer<Desk["replayDeliveries"]>> {
  const from = since ? Date.parse(since) : 0;
  let replayed = 0;
  for (let afterSeq = 0; ;) {
    const ids = Array.from({ length: atOnce }, () => ctx.newId("dlv"));
    const batch = { webhookId: id, since: from, afterSeq, limit: atOnce };
    const failed = await ctx.store.write((tx) => {
      assertEnabled(existingWebhook(tx, id));
      const found = failedDeliveries.all(tx, batch);
      const now = ctx.clock.now();
      for (const [index, { event_id: eventId }] of found.entries()) {
        const again = ids[index];
        if (again) queueDelivery(tx, { id: again, eventId, webhookId: id, now });
      }
      return found;
    });
    replayed += failed.length;
    if (failed.length < atOnce) break;
    afterSeq = failed.at(-1)?.seq ?? afterSeq;
  }
  ctx.announce({ kind: "webhooks.changed", id });
  ctx.wakeOutbox();
  return { replayed };
}
