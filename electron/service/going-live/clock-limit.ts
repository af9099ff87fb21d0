/** Further from the account's clock than this, quotes, deliveries and signatures are not what they say; ms. */
export const clockLimitMs = 5 * 60_000;

/** In whole minutes, for a sentence. */
export function minutesApart(differenceMs: number): number {
  return Math.round(Math.abs(differenceMs) / 60_000);
}
