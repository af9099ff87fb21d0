import { StationError } from "#shared/contract/errors.ts";
import { choosePurse, type Purse } from "./choose-currency.ts";

/** The purse that would pay; the closest to sufficing when none does, null when no exchange rate is known. */
export function closestPurse(purses: readonly Purse[], cents: number): Purse | null {
  try {
    return choosePurse(purses, cents);
  } catch (error) {
    if (!(error instanceof StationError)) throw error;
    const { currency } = error.details;
    return purses.find((purse) => purse.currency === currency) ?? null;
  }
}
