import { unfinishedCounts } from "#electron/store/delivery-pages.ts";
import type { SecretBox } from "#electron/secrets/secrets.ts";
import type { WebhookRow } from "#electron/store/rows.ts";
import { webhookContext } from "#electron/store/stored-secrets.ts";
import { allWebhooks } from "#electron/store/webhooks.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { WatchedWebhook } from "#shared/contract/desk/webhook-console.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { webhookEntry } from "./webhook-entry.ts";

function stateOf(row: WebhookRow, secrets: SecretBox): WatchedWebhook["state"] {
  if (row.disabled_at === null)
    return secrets.open(row.secret, webhookContext(row.id)) === null ? "unreadable" : "active";
  return row.disabled_reason === "gone" || row.disabled_reason === "exhausted"
    ? row.disabled_reason
    : "paused";
}

/** Every webhook, newest first, with why it is off and what waits for it. */
export async function watchWebhooks(
  ctx: Pick<Context, "store" | "clock" | "secrets">,
): Promise<Answer<Desk["watchWebhooks"]>> {
  const now = ctx.clock.now();
  const webhooks = ctx.store.read((db) =>
    allWebhooks.all(db, {}).map((row): WatchedWebhook => {
      const counts = unfinishedCounts.get(db, { webhookId: row.id });
      const until = row.previous_secret_until;
      return {
        ...webhookEntry(row),
        state: stateOf(row, ctx.secrets),
        oldSecretUntil: until !== null && now < until ? instant(until) : null,
        waiting: counts?.pending ?? 0,
        failed: counts?.failed ?? 0,
      };
    }),
  );
  return { webhooks };
}
