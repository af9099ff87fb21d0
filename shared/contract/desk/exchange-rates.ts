import { z } from "zod";
import { Instant } from "../fields.ts";
import { Currency } from "../labels.ts";
import { operation } from "../operation.ts";

/** What coins cost now, and who says so. */
export const exchangeRateRows = {
  getExchangeRates: operation({
    method: "GET",
    path: "/desk/exchange-rates",
    summary: "What one coin costs now, and what each exchange says",
    tag: "Desk",
    scope: "read",
    output: z.object({
      mode: z.enum(["sandbox", "live"]),
      rates: z.array(
        z.object({
          currency: Currency,
          rateUsd: z
            .string()
            .nullable()
            .describe("USD for one coin; null when none can be paid with."),
          rateSource: z.string().nullable(),
          rateAt: Instant.nullable(),
          problem: z.string().nullable().describe("Why there is no rate."),
          sources: z.array(
            z.object({
              source: z.string(),
              priceUsd: z.string().nullable(),
              at: Instant.nullable(),
              used: z.boolean(),
              problem: z.string().nullable().describe("Why it was not used."),
            }),
          ),
        }),
      ),
    }),
    errors: [],
  }),
};
