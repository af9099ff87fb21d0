import { z } from "zod";
import { transactionTypes } from "../account.ts";
import { Instant, requiredText, text } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";
import { limitOf } from "../pages.ts";
import { FileAnswer } from "./file.ts";

/** A day of the calendar in a time zone, `2026-11-21`. */
const Day = z.iso.date({ error: "must be a day such as 2026-11-21" });
const timeZone = z
  .string()
  .max(60)
  .default("UTC")
  .describe("IANA name: days begin and end by its clocks.");

/** One thing that moved the balance, its numbers as texts. */
const WalletEntry = z.object({
  id: z.string(),
  type: z.enum(transactionTypes),
  currency: Currency,
  amount: z.string().describe("Coins, negative for a debit."),
  usd: z.string().nullable().describe("What it was worth then, without a sign."),
  rate: z.string().nullable().describe("USD for one coin then."),
  rateSource: z.string().nullable(),
  rateAt: Instant.nullable(),
  balanceAfter: z.string().describe("Of its currency."),
  description: z.string(),
  orderId: z.string().nullable(),
  externalReference: z.string().nullable(),
  carrier: z.string().nullable(),
  service: z.string().nullable(),
  trackingCode: z.string().nullable(),
  createdAt: Instant,
});
export type WalletEntry = z.output<typeof WalletEntry>;

const historyFilter = z.object({
  type: z.enum(transactionTypes).optional(),
  currency: Currency.optional(),
  from: Day.optional().describe("The first day."),
  to: Day.optional().describe("The last day, included."),
  timeZone,
  search: text(100).default("").describe("Order, recipient or tracking code, from its beginning."),
});

const Spent = z.object({
  usd: z.string().describe("Bought less refunded."),
  cents: z.number().int().describe("The same, for the length of a bar."),
  boughtUsd: z.string(),
  refundedUsd: z.string(),
  labels: z.number().int(),
});
export type Spent = z.output<typeof Spent>;

/** The wallet as the desk shows it. */
export const walletRows = {
  getWallet: operation({
    method: "GET",
    path: "/desk/wallet",
    summary: "Balances with their worth in USD",
    tag: "Desk",
    scope: "read",
    output: z.object({
      currencies: z.array(
        z.object({
          currency: Currency,
          balance: z.string(),
          held: z.string(),
          available: z.string(),
          availableUsd: z.string().nullable(),
          heldUsd: z.string().nullable(),
          usd: z.string().nullable().describe("Worth of the balance, null without a rate."),
          rate: z.number().nullable().describe("USD for one coin"),
          rateUsd: z.string().nullable().describe("The same as a text, to the last decimal."),
          rateSource: z
            .string()
            .nullable()
            .describe("`pinned`, or the exchanges: Coinbase, Kraken."),
          rateAt: Instant.nullable().describe("When it was one; null of a pinned rate."),
        }),
      ),
      totalUsd: z.string().nullable(),
      totalAvailableUsd: z.string().nullable(),
      totalHeldUsd: z.string().nullable(),
    }),
    errors: [],
  }),
  deposit: operation({
    method: "POST",
    path: "/desk/deposits",
    summary: "Add play money; sandbox only",
    tag: "Desk",
    scope: "purchase",
    body: z.object({
      currency: Currency,
      amount: requiredText(30).describe("Coins as a decimal text with at most 8 decimals."),
    }),
    output: z.object({
      transactionId: z.string(),
      currency: Currency,
      amount: z.string(),
      balance: z.string(),
    }),
    errors: ["FORBIDDEN", "STORAGE_UNAVAILABLE"],
  }),
  listWalletEntries: operation({
    method: "GET",
    path: "/desk/wallet/entries",
    summary: "The history of the wallet, newest first",
    tag: "Desk",
    scope: "read",
    query: historyFilter.extend({
      limit: limitOf(50),
      after: text(60).default("").describe("`next` of the page before."),
    }),
    output: z.object({ entries: z.array(WalletEntry), next: z.string().nullable() }),
    errors: ["VALIDATION_ERROR"],
  }),
  exportWalletEntries: operation({
    method: "GET",
    path: "/desk/wallet/entries.csv",
    summary: "The same history as a spreadsheet file",
    tag: "Desk",
    scope: "read",
    query: historyFilter,
    output: FileAnswer,
    errors: ["VALIDATION_ERROR"],
  }),
  getSpend: operation({
    method: "GET",
    path: "/desk/wallet/spend",
    summary: "What labels cost, by day, by carrier and by service",
    tag: "Desk",
    scope: "read",
    query: z.object({ from: Day, to: Day.describe("The last day, included."), timeZone }),
    output: z.object({
      total: Spent,
      days: z.array(Spent.extend({ day: z.string() })).describe("Every day of the range."),
      carriers: z.array(Spent.extend({ carrier: z.string(), share: z.string() })),
      services: z.array(
        Spent.extend({ carrier: z.string(), service: z.string(), share: z.string() }),
      ),
    }),
    errors: ["VALIDATION_ERROR"],
  }),
};
