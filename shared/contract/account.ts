import { z } from "zod";
import { Instant } from "./fields.ts";
import { Currency } from "./labels.ts";
import { operation } from "./operation.ts";
import { limitOf, offset, Pagination } from "./pages.ts";

export const transactionTypes = [
  "deposit",
  "label_purchase",
  "label_refund",
  "adjustment",
  "withdrawal",
] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const Transaction = z
  .object({
    id: z.string(),
    currency: Currency,
    type: z.enum(transactionTypes),
    amount: z.number().describe("Crypto, negative for a debit."),
    balanceAfter: z.number(),
    description: z.string(),
    createdAt: Instant,
    orderId: z.string().nullable(),
    orderItemId: z.string().nullable(),
    amountUsd: z.number().nullable(),
    exchangeRate: z.number().nullable().describe("USD for one coin"),
    exchangeRateSource: z.string().nullable(),
    exchangeRateAt: Instant.nullable(),
  })
  .meta({ id: "Transaction" });
export type Transaction = z.output<typeof Transaction>;

export const Balance = z
  .object({
    currency: Currency,
    balance: z.number().describe("8 decimals"),
    held: z.number().describe("Kept for purchases whose outcome is not known yet."),
    available: z.number(),
  })
  .meta({ id: "Balance" });

export const accountOperations = {
  getBalance: operation({
    method: "GET",
    path: "/account/balance",
    summary: "Wallet balances and, if asked, the transaction history",
    tag: "Account",
    scope: "read",
    query: z.object({
      includeTransactions: z.boolean({ error: "must be true, false, 1 or 0" }).default(false),
      currency: Currency.optional(),
      limit: limitOf(20),
      offset,
    }),
    output: z.object({
      balances: z.array(Balance),
      supportedCurrencies: z.array(Currency),
      transactions: z.array(Transaction).optional(),
      pagination: Pagination.optional(),
    }),
    errors: [],
  }),
};
