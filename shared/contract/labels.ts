import { z } from "zod";
import { labelSizes } from "../rules/label.ts";
import { currencies } from "../rules/money.ts";
import { Document } from "./documents.ts";
import { Instant, requiredText } from "./fields.ts";
import { operation } from "./operation.ts";

export const Currency = z.enum(currencies).meta({ id: "Currency" });

/** The state of an order item, in the words of the purchase counters. */
export const itemStatuses = ["pending", "processing", "success", "failed", "voided"] as const;
export type ItemStatus = (typeof itemStatuses)[number];

export const LabelEntry = z
  .object({
    orderItemId: z.string(),
    success: z.boolean(),
    status: z.enum(itemStatuses),
    trackingCode: z.string().nullable(),
    labelUrl: z
      .string()
      .nullable()
      .describe("The PDF, on the station's own address, readable without a key."),
    carrier: z.string(),
    service: z.string(),
    labelFormats: z
      .record(z.string(), z.string())
      .describe("Format name to URL: pdf, png (203 dpi), png300, zpl."),
    documents: z
      .array(Document)
      .describe("Papers that go with the parcel: customs form, invoice, packing slip where asked."),
    error: z.string().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
    retryable: z.boolean().optional(),
  })
  .meta({ id: "LabelEntry" });
export type LabelEntry = z.output<typeof LabelEntry>;

export const LabelPurchase = z
  .object({
    orderId: z.string(),
    externalReference: z.string().nullable(),
    totalLabels: z.number().int(),
    successCount: z.number().int(),
    pendingCount: z.number().int(),
    failCount: z.number().int(),
    labels: z.array(LabelEntry),
  })
  .meta({ id: "LabelPurchase" });
export type LabelPurchase = z.output<typeof LabelPurchase>;

export const labelOperations = {
  purchaseLabels: operation({
    method: "POST",
    path: "/labels/purchase",
    summary: "Buy the labels of an order from the wallet",
    description:
      "The available balance must cover the cost plus 10 %; only the cost is debited, one transaction per label, when the label exists. The answer is a 200 even when items fail: the counters tell. Buying an order again tries its failed items only.",
    tag: "Labels",
    scope: "purchase",
    body: z.object({
      orderId: requiredText(200),
      currency: Currency.nullish().transform((value) => value ?? undefined),
      labelSize: z
        .enum(labelSizes)
        .nullish()
        .transform((value) => value ?? undefined)
        .describe(
          "The paper that the labels are laid out for: 4 x 6 inches, 4 x 8 with a doc tab, A6, or a letter sheet to fold. Absent: what the station's settings say, 4x6 unless somebody changed it.",
        ),
    }),
    output: LabelPurchase,
    errors: [
      "ORDER_NOT_FOUND",
      "INSUFFICIENT_BALANCE",
      "ORDER_ALREADY_PURCHASED",
      "PURCHASE_IN_PROGRESS",
      "EXCHANGE_RATE_UNAVAILABLE",
      "CARRIER_ERROR",
      "CARRIER_UNAVAILABLE",
      "CARRIER_TIMEOUT",
      "STORAGE_UNAVAILABLE",
      "IDEMPOTENCY_KEY_REUSED",
      "FORBIDDEN",
    ],
    idempotent: true,
  }),
  voidLabel: operation({
    method: "POST",
    path: "/labels/{orderItemId}/void",
    summary: "Void a label and refund it to the wallet",
    description:
      "Allowed until the carrier's first scan. A carrier account may take days: then the status is `submitted`, the station keeps asking, and the money comes back only when the carrier refunds; asking again tells how far it is.",
    tag: "Labels",
    scope: "purchase",
    params: z.object({ orderItemId: requiredText(200) }),
    output: z
      .object({
        orderItemId: z.string(),
        status: z
          .enum(["voided", "submitted"])
          .describe("`submitted`: the carrier has the request and refunds in some days."),
        refund: z
          .object({ currency: z.string(), amount: z.number(), transactionId: z.string() })
          .nullable()
          .describe("Null while `submitted`."),
        submittedAt: Instant.nullable().describe("Since when the carrier has the request."),
        message: z.string().nullable().describe("What is being waited for."),
      })
      .meta({ id: "LabelVoid" }),
    errors: [
      "LABEL_NOT_FOUND",
      "LABEL_NOT_VOIDABLE",
      "CARRIER_ERROR",
      "CARRIER_UNAVAILABLE",
      "CARRIER_TIMEOUT",
      "STORAGE_UNAVAILABLE",
    ],
  }),
};
