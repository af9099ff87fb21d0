import { z } from "zod";
import { requiredText } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";

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
          usd: z.string().nullable().describe("Worth of the balance, null without a rate."),
          rate: z.number().nullable().describe("USD for one coin"),
          rateSource: z.string().nullable(),
        }),
      ),
      totalUsd: z.string().nullable(),
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
};
