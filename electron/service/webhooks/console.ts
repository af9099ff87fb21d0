import type { webhookConsoleRows } from "#shared/contract/desk/webhook-console.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { findDeliveries } from "./console-find-deliveries.ts";
import { readDelivery } from "./console-read-delivery.ts";
import { replayDeliveries } from "./console-replay-deliveries.ts";
import { watchWebhooks } from "./console-watch-webhooks.ts";

export const webhookConsoleVerbs: Handlers<typeof webhookConsoleRows, Context> = {
  watchWebhooks,
  findDeliveries,
  readDelivery,
  replayDeliveries,
};
