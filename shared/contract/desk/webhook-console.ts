import { z } from "zod";
import { Instant, requiredText } from "../fields.ts";
import { operation } from "../operation.ts";
import { instantFilter } from "../orders.ts";
import { Delivery, deliveryStates, EventKind, Webhook } from "../webhooks.ts";

/**
 * Why nothing is sent to a webhook: a person paused it, its receiver answered 410, five events in a row ran out, or its secret cannot
 * be read (then everything waits until it can, or until a new one is made).
 */
export const webhookStates = ["active", "paused", "gone", "exhausted", "unreadable"] as const;

export const WatchedWebhook = z.object({
  ...Webhook.shape,
  state: z.enum(webhookStates),
  oldSecretUntil: Instant.nullable().describe(
    "Until when the secret before the last one signs too.",
  ),
  waiting: z.number().int(),
  failed: z.number().int(),
});
export type WatchedWebhook = z.output<typeof WatchedWebhook>;

/** `[name, value]` in the order of the wire. */
const Headers = z.array(z.tuple([z.string(), z.string()]));

export const DeliveryLine = z.object({
  ...Delivery.omit({ requestBody: true, responseBody: true }).shape,
});
export type DeliveryLine = z.output<typeof DeliveryLine>;

const Attempt = z.object({
  number: z.number().int().describe("Counted from 1."),
  startedAt: Instant,
  durationMs: z.number().int(),
  url: z.string(),
  requestHeaders: Headers,
  status: z.number().int().nullable(),
  responseHeaders: Headers.nullable(),
  responseBody: z.string().nullable(),
  error: z.string().nullable(),
});
export type DeliveryAttempt = z.output<typeof Attempt>;

export const WatchedDelivery = z.object({
  ...Delivery.shape,
  requestBytes: z.number().int(),
  attemptsKept: z.array(Attempt).describe("The last ten, newest first."),
  nextRequest: z
    .object({ url: z.string(), headers: Headers })
    .nullable()
    .describe("What would be sent now; null when nothing is to come."),
});
export type WatchedDelivery = z.output<typeof WatchedDelivery>;

const byId = z.object({ id: requiredText(200) });

/** What the webhooks console shows beyond the API's own rows. */
export const webhookConsoleRows = {
  watchWebhooks: operation({
    method: "GET",
    path: "/desk/webhooks",
    summary: "Webhooks with why they are off, and what waits and failed",
    tag: "Desk",
    scope: "webhooks",
    output: z.object({ webhooks: z.array(WatchedWebhook) }),
    errors: [],
  }),
  findDeliveries: operation({
    method: "GET",
    path: "/desk/webhooks/{id}/deliveries",
    summary: "Deliveries of a webhook by state and event, newest first",
    tag: "Desk",
    scope: "webhooks",
    params: byId,
    query: z.object({
      state: z.enum(deliveryStates).nullish(),
      event: EventKind.nullish(),
      limit: z.number().int().min(1).max(200).default(50),
      before: z.number().int().nullish().describe("The `next` of the page before."),
    }),
    output: z.object({
      deliveries: z.array(DeliveryLine),
      next: z.number().int().nullable().describe("Null on the last page."),
    }),
    errors: ["WEBHOOK_NOT_FOUND"],
  }),
  readDelivery: operation({
    method: "GET",
    path: "/desk/webhooks/{id}/deliveries/{deliveryId}",
    summary: "One delivery with the exact requests and answers of its last attempts",
    tag: "Desk",
    scope: "webhooks",
    params: byId.extend({ deliveryId: requiredText(200) }),
    output: WatchedDelivery,
    errors: ["WEBHOOK_NOT_FOUND", "DELIVERY_NOT_FOUND"],
  }),
  replayDeliveries: operation({
    method: "POST",
    path: "/desk/webhooks/{id}/replay",
    summary: "Send every failed event again that was not sent again yet",
    tag: "Desk",
    scope: "webhooks",
    params: byId,
    body: z.object({
      since: instantFilter.nullish().describe("Made at or after; all when omitted."),
    }),
    output: z.object({ replayed: z.number().int() }),
    errors: ["WEBHOOK_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
};
