import { webhookContext } from "#electron/store/stored-secrets.ts";
import { replaceSecret } from "#electron/store/webhooks.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { newSecret, secretHint } from "./secrets.ts";
import { eventsOf, existingWebhook } from "./webhook-entry.ts";

const overlapMs = 24 * 3_600_000;

/** Makes a new secret, shown in this answer only. For 24 hours the old one signs too; a further rotation ends it sooner. */
export async function rotateWebhookSecret(
  ctx: Context,
  { id }: Parsed<Api["rotateWebhookSecret"]>,
): Promise<Answer<Api["rotateWebhookSecret"]>> {
  const secret = newSecret((length) => ctx.randomBytes(length));
  const sealed = ctx.secrets.seal(secret, webhookContext(id));
  const hint = secretHint(secret);
  const row = await ctx.store.write((tx) => {
    const old = existingWebhook(tx, id);
    const now = ctx.clock.now();
    replaceSecret.run(tx, { id, secret: sealed, hint, until: now + overlapMs, now });
    return old;
  });
  ctx.announce({ kind: "webhooks.changed", id });
  // What waited because the old secret could not be read is sent now.
  ctx.wakeOutbox();
  return { id, webhookUrl: row.url, events: eventsOf(row), secret };
}
