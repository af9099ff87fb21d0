import type { ExchangeRate, RateUse } from "#electron/exchange/exchange.ts";
import { StationError } from "#shared/contract/errors.ts";
import { currencies, type Currency } from "#shared/rules/money.ts";
import type { Parts } from "../context.ts";
import { soundRate } from "../wallet/sound-rate.ts";

export interface PayingRate {
  currency: Currency;
  rate: ExchangeRate;
}

/** The exchange rates that can pay this purchase: the named currency's, or all that are known and allowed in this mode. */
export async function payingRates(
  ctx: Pick<Parts, "mode" | "exchange">,
  named: Currency | undefined,
  use: RateUse = "pay",
): Promise<PayingRate[]> {
  const allowed = ctx.mode === "sandbox" ? currencies : currencies.filter((c) => c !== "LTCT");
  if (named) return [{ currency: named, rate: await soundRate(ctx, named, use) }];
  const found = await Promise.all(
    allowed.map(async (currency) => {
      try {
        return { currency, rate: await soundRate(ctx, currency, use) };
      } catch (error) {
        if (error instanceof StationError && error.code === "EXCHANGE_RATE_UNAVAILABLE")
          return null;
        throw error;
      }
    }),
  );
  return found.filter((entry) => entry !== null);
}
