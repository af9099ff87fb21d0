import { unitsPerCoin } from "./money.ts";

function ceilDiv(dividend: bigint, divisor: bigint): number {
  return Number((dividend + divisor - 1n) / divisor);
}

/**
 * What a cost in USD is in crypto, rounded up to one unit (1e-8).
 * `priceMicros` is the price of one coin in millionths of a dollar; it must be positive.
 */
export function unitsFromCents(cents: number, priceMicros: number): number {
  return ceilDiv(BigInt(cents) * 10_000n * BigInt(unitsPerCoin), BigInt(priceMicros));
}

/** The balance that a purchase needs: the converted cost plus 10 %, rounded up once, at the end. */
export function requiredUnits(cents: number, priceMicros: number): number {
  return ceilDiv(BigInt(cents) * 10_000n * BigInt(unitsPerCoin) * 11n, BigInt(priceMicros) * 10n);
}

/** What an amount of crypto is worth in cents, rounded down: for display and records, never for a charge. */
export function centsFromUnits(units: number, priceMicros: number): number {
  return Number((BigInt(units) * BigInt(priceMicros)) / (10_000n * BigInt(unitsPerCoin)));
}
