import { insertInto } from "#electron/store/sql.ts";
import { webhookContext } from "#electron/store/stored-secrets.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertWebhookUrl } from "./assert-url.ts";
import { newSecret, secretHint } from "./secrets.ts";

/** Registers a webhook. Its secret is in this answer and in no other. It hears of events from now on. */
export async function createWebhook(
  ctx: Context,
  { webhookUrl, events }: Parsed<Api["createWebhook"]>,
): Promise<Answer<Api["createWebhook"]>> {
  assertWebhookUrl(ctx, webhookUrl);
  const id = ctx.newId("hook");
  const secret = newSecret((length) => ctx.randomBytes(length));
  const now = ctx.clock.now();
  const sealed = ctx.secrets.seal(secret, webhookContext(id));
  await ctx.store.write((tx) => {
    insertInto(tx, "webhook", {
      id,
      url: webhookUrl,
      events: JSON.stringify(events),
      secret: sealed,
      secret_hint: secretHint(secret),
      previous_secret: null,
      previous_secret_until: null,
      created_at: now,
      updated_at: now,
      disabled_at: null,
      disabled_reason: null,
      last_delivery_at: null,
      last_delivery_status: null,
    });
  });
  ctx.announce({ kind: "webhooks.changed", id });
  return { id, webhookUrl, events, secret };
}
