import { z } from "zod";
import { Instant, requiredText } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";
import { FileAnswer } from "./file.ts";

export const refundStates = ["none", "asked", "submitted", "refunded", "refused"] as const;

/** What became of the money of a bought label. */
export const Refund = z.object({
  orderItemId: z.string(),
  /** `asked` waits for the carrier's answer; `submitted` was taken up and takes days; `refused` may be asked again. */
  state: z.enum(refundStates),
  at: Instant.nullable().describe("When it came to this state; null for `none`."),
  reason: z.string().nullable().describe("Why the carrier refused."),
  currency: Currency,
  amount: z.number().describe("Coins that were paid, and that come back."),
  amountUsd: z.number().nullable(),
});
export type Refund = z.output<typeof Refund>;

export const labelRows = {
  listRefunds: operation({
    method: "GET",
    path: "/desk/orders/{orderId}/refunds",
    summary: "What became of the money of each bought label of an order",
    tag: "Desk",
    scope: "read",
    params: z.object({ orderId: requiredText(200) }),
    output: z.object({ refunds: z.array(Refund) }),
    errors: ["ORDER_NOT_FOUND"],
  }),
  readLabel: operation({
    method: "GET",
    path: "/desk/labels/{orderItemId}",
    summary: "The bytes of a label",
    tag: "Desk",
    scope: "read",
    params: z.object({ orderItemId: requiredText(200) }),
    query: z.object({ format: z.enum(["pdf", "png", "zpl"]).default("pdf") }),
    output: FileAnswer,
    errors: ["LABEL_NOT_FOUND"],
  }),
};
