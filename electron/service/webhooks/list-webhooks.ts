import { allWebhooks } from "#electron/store/webhooks.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Answer } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { webhookEntry } from "./webhook-entry.ts";

/** Every webhook, newest first. */
export async function listWebhooks(ctx: Context): Promise<Answer<Api["listWebhooks"]>> {
  return { webhooks: ctx.store.read((db) => allWebhooks.all(db, {})).map(webhookEntry) };
}
