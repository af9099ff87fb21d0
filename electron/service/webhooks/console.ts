import type { webhookConsoleRows } from "#shared/contract/desk/webhook-console.ts";
import type { Handlers } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";

export const webhookConsoleVerbs: Handlers<typeof webhookConsoleRows, Context> = {};
