import { z } from "zod";
import { AnsweredAddress } from "./address.ts";
import { Instant, optionalText, requiredText, text } from "./fields.ts";
import { itemStatuses, LabelEntry } from "./labels.ts";
import { operation } from "./operation.ts";
import { limitOf, offset, Pagination } from "./pages.ts";
import { Package } from "./rates.ts";
import { AnsweredCustoms } from "./customs.ts";

export const paymentStatuses = [
  "pending",
  "processing",
  "paid",
  "partially_paid",
  "failed",
  "cancelled",
  "partially_refunded",
  "refunded",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const PaymentStatus = z.enum(paymentStatuses);

const CreatedOrder = z
  .object({
    orderId: z.string(),
    trackingId: z.string(),
    totalAmount: z.number().describe("USD"),
    paymentStatus: PaymentStatus,
    items: z.array(z.object({ orderItemId: z.string(), rateId: z.string() })),
  })
  .meta({ id: "CreatedOrder" });

/** Whom the first parcel of an order goes to; the others are in the order's items. */
const Recipient = z
  .object({
    name: z.string(),
    company: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
  })
  .meta({ id: "Recipient" });

const entry = {
  orderId: z.string(),
  trackingId: z.string(),
  externalReference: z.string().nullable(),
  email: z.string().nullable(),
  recipient: Recipient.describe("Whom the first item goes to."),
  totalAmount: z.number().describe("USD"),
  currency: z.literal("USD"),
  paymentStatus: PaymentStatus,
  itemCount: z.number().int(),
  labels: z.object({
    total: z.number().int(),
    success: z.number().int(),
    pending: z.number().int(),
    failed: z.number().int(),
  }),
  createdAt: Instant,
  updatedAt: Instant,
};
export const OrderEntry = z.object(entry).meta({ id: "OrderEntry" });
export type OrderEntry = z.output<typeof OrderEntry>;

export const ItemError = z
  .object({ code: z.string(), message: z.string(), source: z.string(), retryable: z.boolean() })
  .meta({ id: "ItemError" });

export const OrderDetail = z
  .object({
    ...entry,
    items: z.array(
      z.object({
        orderItemId: z.string(),
        rateId: z.string(),
        shipmentId: z.string(),
        carrier: z.string(),
        service: z.string(),
        rate: z.number().describe("USD"),
        currency: z.literal("USD"),
        status: z.enum(itemStatuses),
        isReturn: z.boolean(),
        fromAddress: AnsweredAddress,
        toAddress: AnsweredAddress,
        packageDetails: Package,
        customsInfo: AnsweredCustoms.nullable(),
        label: LabelEntry.nullable(),
        error: ItemError.nullable(),
      }),
    ),
    payment: z
      .object({
        currency: z.string(),
        amount: z.number(),
        amountUsd: z.number(),
        exchangeRate: z.number().describe("USD for one coin"),
        exchangeRateSource: z.string().nullable(),
        exchangeRateAt: Instant.nullable(),
        transactionIds: z.array(z.string()),
        paidAt: Instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: "OrderDetail" });
export type OrderDetail = z.output<typeof OrderDetail>;

export const instantFilter = z.iso.datetime({
  offset: true,
  error: "must be an ISO 8601 instant such as 2026-11-21T09:00:00Z",
});

/** A quote prices one parcel. Runs even when other fields are wrong, so an item may be anything here. */
function nameRepeatedQuotes(items: readonly unknown[], check: z.core.$RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const { rateId } = Object(item) as { rateId?: unknown };
    if (typeof rateId !== "string") continue;
    if (seen.has(rateId))
      check.addIssue({
        code: "custom",
        path: [index, "rateId"],
        message: "stands twice in this order; request a rate for each parcel",
      });
    seen.add(rateId);
  }
}

export const orderOperations = {
  listOrders: operation({
    method: "GET",
    path: "/orders",
    summary: "List orders, newest first",
    tag: "Orders",
    scope: "read",
    query: z.object({
      limit: limitOf(50),
      offset,
      paymentStatus: PaymentStatus.optional(),
      externalReference: text(200).optional(),
      createdAfter: instantFilter.optional(),
      createdBefore: instantFilter.optional(),
      search: text(200)
        .optional()
        .describe(
          "Matches order id, tracking id, reference, e-mail, recipient and tracking code by their beginning.",
        ),
    }),
    output: z.object({ orders: z.array(OrderEntry), pagination: Pagination }),
    errors: [],
  }),
  createOrder: operation({
    method: "POST",
    path: "/orders",
    summary: "Create an order from saved quotes",
    tag: "Orders",
    scope: "orders",
    status: 201,
    body: z.object({
      items: z
        .array(
          z.object({
            rateId: requiredText(200),
            shipmentId: optionalText(200),
            isReturn: z
              .boolean()
              .nullish()
              .describe(
                "A label to send goods back with. The rates were asked for the way the parcel goes: `fromAddress` is the customer, `toAddress` the warehouse. The label says RETURN as its carrier words it. Across a border the contents are declared as `returned_goods`; USPS sells returns within the United States only.",
              ),
            packingSlip: z
              .boolean()
              .nullish()
              .describe("Lists a packing slip among the label's `documents`."),
          }),
        )
        .min(1, { error: "must have 1 to 100 entries" })
        .max(100, { error: "must have 1 to 100 entries" })
        .superRefine(nameRepeatedQuotes, { when: ({ value }) => Array.isArray(value) }),
      email: optionalText(254).pipe(z.email({ error: "must be an e-mail address" }).optional()),
      externalReference: optionalText(200),
    }),
    output: CreatedOrder,
    errors: [
      "RATE_NOT_FOUND",
      "RATE_EXPIRED",
      "STORAGE_UNAVAILABLE",
      "IDEMPOTENCY_KEY_REUSED",
      "PURCHASE_IN_PROGRESS",
    ],
    idempotent: true,
  }),
  getOrder: operation({
    method: "GET",
    path: "/orders/{id}",
    summary: "One order with its items and payment",
    tag: "Orders",
    scope: "read",
    params: z.object({ id: requiredText(200) }),
    output: OrderDetail,
    errors: ["ORDER_NOT_FOUND"],
  }),
};
