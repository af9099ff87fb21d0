import { countDeliveries, pageOfDeliveries } from "#electron/store/delivery-pages.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import { paginate } from "#shared/contract/pages.ts";
import type { Context } from "../context.ts";
import { deliveryEntry } from "./delivery-entry.ts";
import { existingWebhook } from "./webhook-entry.ts";

/** What was and will be sent to a webhook, newest first. */
export async function listDeliveries(
  ctx: Context,
  { id, limit, offset }: Parsed<Api["listDeliveries"]>,
): Promise<Answer<Api["listDeliveries"]>> {
  const { rows, total } = ctx.store.read((db) => {
    existingWebhook(db, id);
    return {
      rows: pageOfDeliveries.all(db, { webhookId: id, limit, offset }),
      total: countDeliveries.get(db, { webhookId: id })?.count ?? 0,
    };
  });
  return {
    deliveries: rows.map(deliveryEntry),
    pagination: paginate(limit, offset, total, rows.length),
  };
}
