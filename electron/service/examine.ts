import { type FieldError, StationError } from "#shared/contract/errors.ts";
import type { Parts } from "./context.ts";
import { regionErrors } from "./rates/region-errors.ts";
import { assertWebhookUrl } from "./webhooks/assert-url.ts";

function webhookUrlErrors(parts: Parts, raw: unknown): readonly FieldError[] {
  const { webhookUrl } = Object(raw) as { webhookUrl?: unknown };
  if (typeof webhookUrl !== "string" || webhookUrl.trim() === "") return [];
  try {
    assertWebhookUrl(parts, webhookUrl.trim());
    return [];
  } catch (error) {
    if (error instanceof StationError) return error.errors;
    throw error;
  }
}

/**
 * What is wrong with an input that the contract has refused already, as far as only the service can know: all wrong fields
 * are told at once. `raw` is whatever the caller sent.
 */
export function examine(parts: Parts, name: string, raw: unknown): readonly FieldError[] {
  if (name === "getRates") return regionErrors(parts.addresses, raw);
  if (name === "createWebhook" || name === "updateWebhook") return webhookUrlErrors(parts, raw);
  return [];
}
