import { removeWebhook } from "#electron/store/webhooks.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { existingWebhook } from "./webhook-entry.ts";

/** Deletes a webhook with its deliveries, so nothing that waits is sent. One that is on its way right now may still arrive. */
export async function deleteWebhook(
  ctx: Context,
  { id }: Parsed<Api["deleteWebhook"]>,
): Promise<Answer<Api["deleteWebhook"]>> {
  await ctx.store.write((tx) => {
    existingWebhook(tx, id);
    removeWebhook.run(tx, { id });
  });
  ctx.announce({ kind: "webhooks.changed", id });
  return { id, deleted: true };
}
