import { changeWebhook } from "#electron/store/webhooks.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertWebhookUrl } from "./assert-url.ts";
import { existingWebhook, webhookEntry } from "./webhook-entry.ts";

/**
 * Changes a webhook. `disabled: true` pauses it: what waits stays waiting, new events are not recorded for it. Any other change of
 * one that failed enables it again, clears its counters and lets what waits go out. A body that changes nothing changes nothing.
 */
export async function updateWebhook(
  ctx: Context,
  { id, webhookUrl, events, disabled }: Parsed<Api["updateWebhook"]>,
): Promise<Answer<Api["updateWebhook"]>> {
  if (webhookUrl !== undefined) assertWebhookUrl(ctx, webhookUrl);
  const row = await ctx.store.write((tx) => {
    const old = existingWebhook(tx, id);
    if (webhookUrl === undefined && events === undefined && disabled === undefined) return old;
    const now = ctx.clock.now();
    // A pause that a person chose outlives other edits; a webhook that failed is given another chance by them.
    const off = disabled ?? old.disabled_reason === "paused";
    changeWebhook(tx, {
      id,
      url: webhookUrl ?? old.url,
      events: events ? JSON.stringify(events) : old.events,
      disabledAt: off ? (old.disabled_at ?? now) : null,
      disabledReason: off ? (old.disabled_reason ?? "paused") : null,
      now,
    });
    return existingWebhook(tx, id);
  });
  ctx.announce({ kind: "webhooks.changed", id });
  ctx.wakeOutbox();
  return webhookEntry(row);
}
