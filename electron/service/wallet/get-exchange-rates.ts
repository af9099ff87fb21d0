import type { Desk } from "#shared/contract/desk/index.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer } from "#shared/contract/operation.ts";
import { type Currency, currencies, formatMicros } from "#shared/rules/money.ts";
import type { Context } from "../context.ts";
import { instant } from "../json.ts";
import { rateFacts } from "./rate-facts.ts";
import { soundRate } from "./sound-rate.ts";

type Told = Answer<Desk["getExchangeRates"]>["rates"][number];

async function told({ exchange }: Pick<Context, "exchange">, currency: Currency): Promise<Told> {
  const found = await soundRate({ exchange }, currency).catch((error: unknown) => {
    if (error instanceof StationError) return error;
    throw error;
  });
  const rate = found instanceof StationError ? null : found;
  return {
    currency,
    rateUsd: rate && formatMicros(rate.priceMicros),
    ...rateFacts(rate),
    problem: found instanceof StationError ? found.message : null,
    sources: (exchange.heard?.(currency) ?? []).map(({ priceMicros, at, ...report }) => ({
      ...report,
      priceUsd: priceMicros === null ? null : formatMicros(priceMicros),
      at: at === null ? null : instant(at),
    })),
  };
}

/** What each coin that can pay in this mode costs now, asked afresh when the last answers are older than a minute. */
export async function getExchangeRates(
  ctx: Pick<Context, "mode" | "exchange">,
): Promise<Answer<Desk["getExchangeRates"]>> {
  const paying = currencies.filter((currency) => ctx.mode === "sandbox" || currency !== "LTCT");
  return {
    mode: ctx.mode,
    rates: await Promise.all(paying.map((currency) => told(ctx, currency))),
  };
}
