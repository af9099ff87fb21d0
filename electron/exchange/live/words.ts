import { StationError } from "#shared/contract/errors.ts";
import { type Currency, formatMicros } from "#shared/rules/money.ts";
import { confirmAfterMs, type Suspect } from "./accept.ts";

const nothingBought = "Nothing was bought; try again later or pay in another currency.";

/** There is no rate to pay with, and why. */
export function noRate(currency: Currency, why: string, retryAfter = 60): StationError {
  return new StationError(
    "EXCHANGE_RATE_UNAVAILABLE",
    `There is no exchange rate for ${currency} now. ${why} ${nothingBought}`,
    { retryAfter },
  );
}

export function playMoney(): StationError {
  return new StationError(
    "EXCHANGE_RATE_UNAVAILABLE",
    "LTCT is play money: it has no price and pays in sandbox mode only. Pay with BTC or LTC.",
  );
}

/** The price moved by half or more, and one round of answers is not believed alone. */
export function heldBack(
  currency: Currency,
  lastMicros: number,
  suspect: Suspect,
  nowMs: number,
): StationError {
  const leftMs = Math.max(0, suspect.sinceMs + confirmAfterMs - nowMs);
  return noRate(
    currency,
    `Its price jumped from ${formatMicros(lastMicros)} to ${formatMicros(suspect.priceMicros)} USD; that is believed only when the exchanges say it again a minute later.`,
    Math.max(1, Math.ceil(leftMs / 1000)),
  );
}
