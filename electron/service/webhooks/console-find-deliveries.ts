import { findDeliveries as find } from "#electron/store/delivery-pages.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { deliveryLine } from "./delivery-entry.ts";
import { existingWebhook } from "./webhook-entry.ts";

/** Deliveries of a webhook, newest first, without their bodies. */
export async function findDeliveries(
  ctx: Pick<Context, "store">,
  { id, state, event, limit, before }: Parsed<Desk["findDeliveries"]>,
): Promise<Answer<Desk["findDeliveries"]>> {
  const found = ctx.store.read((db) => {
    existingWebhook(db, id);
    // One more than is shown tells whether there is another page.
    return find(db, {
      webhookId: id,
      state: state ?? null,
      event: event ?? null,
      beforeSeq: before ?? null,
      limit: limit + 1,
    });
  });
  const shown = found.slice(0, limit);
  return {
    deliveries: shown.map(deliveryLine),
    next: found.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  };
}
