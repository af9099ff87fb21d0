import { invalidField } from "#shared/contract/errors.ts";
import { refusalOfUrl, webhookTarget } from "#shared/rules/webhook-url.ts";
import type { Context } from "../context.ts";

/** Refuses a URL that webhooks may not be sent to. Names are looked up, and judged again, at every delivery. */
export function assertWebhookUrl(ctx: Pick<Context, "lanWebhooks" | "baseUrl">, url: string): void {
  const own = webhookTarget(ctx.baseUrl());
  const policy = { lan: ctx.lanWebhooks, ownPort: typeof own === "string" ? null : own.port };
  const refusal = refusalOfUrl(url, policy);
  if (refusal !== null)
    throw invalidField("webhookUrl", refusal, "a URL such as https://example.com/hooks");
}
