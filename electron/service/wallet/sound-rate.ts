import type { Exchange, ExchangeRate, RateUse } from "#electron/exchange/exchange.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Currency } from "#shared/rules/money.ts";

/** An exchange rate that money may be divided by, whatever its source says; else EXCHANGE_RATE_UNAVAILABLE. */
export async function soundRate(
  { exchange }: { exchange: Exchange },
  currency: Currency,
  use: RateUse = "pay",
): Promise<ExchangeRate> {
  const rate = await exchange.rate(currency, use);
  if (Number.isSafeInteger(rate.priceMicros) && rate.priceMicros > 0) return rate;
  throw new StationError(
    "EXCHANGE_RATE_UNAVAILABLE",
    `The exchange rate for ${currency} makes no sense now. Nothing was bought; try again later or pay in another currency.`,
    { retryAfter: 60 },
  );
}
