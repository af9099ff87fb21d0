import { z } from "zod";
import { Instant, requiredText } from "./fields.ts";
import { operation } from "./operation.ts";
import { limitOf, offset, Pagination } from "./pages.ts";

export const eventKinds = ["label.created", "label.failed"] as const;
export const EventKind = z.enum(eventKinds);
export type EventKind = z.output<typeof EventKind>;

const events = z
  .array(EventKind)
  .min(1, { error: "must name at least one of label.created, label.failed" })
  .max(100)
  .transform((list) => [...new Set(list)]);
const webhookUrl = requiredText(2000).describe("http or https, no user name in it.");
const byId = z.object({ id: requiredText(200) });
const byDelivery = z.object({ id: requiredText(200), deliveryId: requiredText(200) });

export const Webhook = z
  .object({
    id: z.string(),
    webhookUrl: z.string(),
    events: z.array(EventKind),
    createdAt: Instant,
    updatedAt: Instant,
    disabledAt: Instant.nullable(),
    lastDeliveryAt: Instant.nullable(),
    lastDeliveryStatus: z
      .number()
      .int()
      .nullable()
      .describe("HTTP status of the last answer; null when none came."),
    consecutiveFailures: z.number().int(),
    secretPreview: z.string(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof Webhook>;

export const deliveryStates = ["pending", "delivered", "failed"] as const;
export const Delivery = z
  .object({
    id: z.string(),
    eventId: z.string(),
    event: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.number().int(),
    nextAttemptAt: Instant.nullable(),
    lastStatus: z.number().int().nullable(),
    lastError: z.string().nullable(),
    lastDurationMs: z.number().int().nullable(),
    requestBody: z.string(),
    responseBody: z.string().nullable().describe("The first 500 characters of the last answer."),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: "Delivery" });
export type Delivery = z.output<typeof Delivery>;

const Registered = z
  .object({
    id: z.string(),
    webhookUrl: z.string(),
    events: z.array(EventKind),
    secret: z.string(),
  })
  .meta({ id: "RegisteredWebhook" });

export const webhookOperations = {
  listWebhooks: operation({
    method: "GET",
    path: "/webhooks",
    summary: "List webhooks",
    tag: "Webhooks",
    scope: "webhooks",
    output: z.object({ webhooks: z.array(Webhook) }),
    errors: [],
  }),
  createWebhook: operation({
    method: "POST",
    path: "/webhooks",
    summary: "Register a webhook; its secret is shown once",
    tag: "Webhooks",
    scope: "webhooks",
    status: 201,
    body: z.object({ webhookUrl, events }),
    output: Registered,
    errors: ["STORAGE_UNAVAILABLE"],
  }),
  getWebhook: operation({
    method: "GET",
    path: "/webhooks/{id}",
    summary: "One webhook",
    tag: "Webhooks",
    scope: "webhooks",
    params: byId,
    output: Webhook,
    errors: ["WEBHOOK_NOT_FOUND"],
  }),
  updateWebhook: operation({
    method: "PATCH",
    path: "/webhooks/{id}",
    summary: "Change a webhook's URL or events, pause or re-enable it",
    tag: "Webhooks",
    scope: "webhooks",
    params: byId,
    body: z.object({
      webhookUrl: webhookUrl.optional(),
      events: events.optional(),
      disabled: z.boolean().optional(),
    }),
    output: Webhook,
    errors: ["WEBHOOK_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  deleteWebhook: operation({
    method: "DELETE",
    path: "/webhooks/{id}",
    summary: "Delete a webhook, its waiting deliveries with it",
    tag: "Webhooks",
    scope: "webhooks",
    params: byId,
    output: z.object({ id: z.string(), deleted: z.literal(true) }),
    errors: ["WEBHOOK_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  testWebhook: operation({
    method: "POST",
    path: "/webhooks/{id}/test",
    summary: "Send a signed sample of label.created",
    tag: "Webhooks",
    scope: "webhooks",
    params: byId,
    output: Delivery,
    errors: ["WEBHOOK_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  listDeliveries: operation({
    method: "GET",
    path: "/webhooks/{id}/deliveries",
    summary: "Deliveries of a webhook, newest first",
    tag: "Webhooks",
    scope: "webhooks",
    params: byId,
    query: z.object({ limit: limitOf(50), offset }),
    output: z.object({ deliveries: z.array(Delivery), pagination: Pagination }),
    errors: ["WEBHOOK_NOT_FOUND"],
  }),
  replayDelivery: operation({
    method: "POST",
    path: "/webhooks/{id}/deliveries/{deliveryId}/replay",
    summary: "Send the same event again, with the same body and id",
    tag: "Webhooks",
    scope: "webhooks",
    params: byDelivery,
    output: Delivery,
    errors: ["WEBHOOK_NOT_FOUND", "DELIVERY_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
  rotateWebhookSecret: operation({
    method: "POST",
    path: "/webhooks/{id}/rotate-secret",
    summary: "Make a new secret; old and new both sign for 24 hours",
    tag: "Webhooks",
    scope: "webhooks",
    params: byId,
    output: Registered,
    errors: ["WEBHOOK_NOT_FOUND", "STORAGE_UNAVAILABLE"],
  }),
};
