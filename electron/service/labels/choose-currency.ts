import type { ExchangeRate } from "#electron/exchange/exchange.ts";
import { StationError } from "#shared/contract/errors.ts";
import { requiredUnits, unitsFromCents } from "#shared/rules/convert.ts";
import {
  coinsFromUnits,
  type Currency,
  currencies,
  dollarsFromCents,
  formatUnits,
} from "#shared/rules/money.ts";

/** One currency that an order could be paid in. */
export interface Purse {
  currency: Currency;
  /** 1e-8: the balance less what is held. */
  available: number;
  rate: ExchangeRate;
}

/** The body of a 402: documented fields, and a sentence that names both amounts. */
function insufficient(purse: Purse, required: number, cents: number): StationError {
  const { currency, available } = purse;
  return new StationError(
    "INSUFFICIENT_BALANCE",
    `The purchase needs ${formatUnits(required)} ${currency} including the 10% buffer; ${formatUnits(available)} ${currency} are available.`,
    {
      details: {
        currency,
        required: coinsFromUnits(required),
        requiredUsd: dollarsFromCents(cents),
        available: coinsFromUnits(available),
        balanceEndpoint: "/api/v1/account/balance",
      },
    },
  );
}

/**
 * The purse that pays: the first, in the order BTC, LTC, LTCT, whose available balance covers the cost plus 10 %.
 * When none does, INSUFFICIENT_BALANCE speaks of the one closest to sufficing (ties in that order).
 */
export function choosePurse(purses: readonly Purse[], cents: number): Purse {
  const ordered = [...purses].sort(
    (a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency),
  );
  let closest: { purse: Purse; required: number; share: number } | undefined;
  for (const purse of ordered) {
    const required = requiredUnits(cents, purse.rate.priceMicros);
    if (purse.available >= required) return purse;
    const share = purse.available / required;
    if (!closest || share > closest.share) closest = { purse, required, share };
  }
  if (!closest)
    throw new StationError(
      "EXCHANGE_RATE_UNAVAILABLE",
      "There is no exchange rate for any currency now. Nothing was bought; try again later.",
      { retryAfter: 60 },
    );
  throw insufficient(closest.purse, closest.required, cents);
}

/**
 * The debit of each item in 1e-8, rounded up each for itself. Together they may exceed the rounded total by a unit an item;
 * the buffer covers that many times over.
 */
export function debits(items: readonly { cents: number }[], rate: ExchangeRate): number[] {
  return items.map(({ cents }) => unitsFromCents(cents, rate.priceMicros));
}
