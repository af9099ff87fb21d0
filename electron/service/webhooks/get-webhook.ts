import type { Api } from "#shared/contract/index.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { existingWebhook, webhookEntry } from "./webhook-entry.ts";

export async function getWebhook(
  ctx: Context,
  { id }: Parsed<Api["getWebhook"]>,
): Promise<Answer<Api["getWebhook"]>> {
  return webhookEntry(ctx.store.read((db) => existingWebhook(db, id)));
}
