/** A quote lives 30 minutes from the rates response: 29:59.999 passes, 30:00.000 does not. */
export const quoteLifeMs = 30 * 60 * 1000;

export function isExpired(expiresAtMs: number, nowMs: number): boolean {
  return nowMs >= expiresAtMs;
}
