import { z } from "zod";
import { Instant, requiredText, text } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";
import { Batch } from "./batch.ts";

const byId = z.object({ id: requiredText(200) });
const rowIds = z.array(requiredText(200)).min(1).max(50_000);
const common = { tag: "Desk", scope: "purchase" } as const;
const storage = ["BATCH_NOT_FOUND", "STORAGE_UNAVAILABLE"] as const;

/** Checks and buys the rows of a batch. */
export const batchPurchaseRows = {
  quoteBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/quote",
    summary: "What buying would cost and leave",
    params: byId,
    body: z.object({
      rowIds: rowIds.optional().describe("All ready rows when absent."),
      currency: Currency.nullable().default(null),
    }),
    output: z.object({
      count: z.number().int().describe("Rows that would be bought."),
      blocked: z.number().int().describe("Rows left out because of a problem."),
      warnings: z.number().int().describe("Rows that would be bought and carry a warning."),
      expired: z.number().int().describe("Rows whose rate is asked for again at the purchase."),
      usd: z.string(),
      currency: Currency.nullable().describe("What would pay; null when no rate is known."),
      amount: z.string().nullable().describe("Coins."),
      required: z.string().nullable().describe("Coins with the 10 % buffer that must be there."),
      available: z.string().nullable(),
      balanceAfter: z.string().nullable(),
      balanceAfterUsd: z.string().nullable(),
      sufficient: z.boolean(),
      exchangeRate: z.number().nullable().describe("USD for one coin"),
      rateSource: z.string().nullable(),
      rateAt: Instant.nullable().describe("When it was one; null of a pinned rate."),
      askAgain: z.boolean().describe("True for real money above the limit of the settings."),
    }),
    errors: ["BATCH_NOT_FOUND", "ROW_NOT_FOUND"],
  }),
  buyBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/buy",
    summary:
      "Put rows into the purchase queue; the station buys them one after another, also when the window is closed",
    description:
      "The same `commandId` again changes nothing; for other rows or another sum it is refused. Failed rows named in `rowIds` are tried again.",
    params: byId,
    body: z.object({
      commandId: requiredText(100),
      rowIds: rowIds.optional().describe("All ready rows when absent."),
      currency: Currency.nullable().default(null),
      expectedUsd: text(40).describe("The sum that the person saw; another sum is refused."),
      printProfileId: text(200)
        .nullable()
        .default(null)
        .describe("Print the bought labels here when the queue is through."),
    }),
    output: Batch,
    errors: [
      ...storage,
      "ROW_NOT_FOUND",
      "BATCH_BUSY",
      "BATCH_LOADING",
      "IDEMPOTENCY_KEY_REUSED",
      "PRICE_CHANGED",
      "NOTHING_TO_BUY",
      "INSUFFICIENT_BALANCE",
      "EXCHANGE_RATE_UNAVAILABLE",
    ],
  }),
  pauseBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/pause",
    summary: "Begin no further purchase; what is under way ends",
    params: byId,
    output: Batch,
    errors: [...storage],
  }),
  resumeBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/resume",
    summary: "Go on with a paused queue",
    params: byId,
    output: Batch,
    errors: [...storage],
  }),
  cancelBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/cancel",
    summary: "Take what has not begun out of the queue; nothing was charged for it",
    params: byId,
    output: Batch,
    errors: [...storage],
  }),
  recheckBatch: operation({
    ...common,
    method: "POST",
    path: "/desk/batches/{id}/recheck",
    summary: "Verify and rate again",
    params: byId,
    body: z.object({ rowIds: rowIds.optional() }),
    output: Batch,
    errors: [...storage, "ROW_NOT_FOUND"],
  }),
};
