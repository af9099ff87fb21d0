/** Between two looks: a server is shared with many, one's own node is not. */
const usualMs = { shared: 60_000, own: 15_000 } as const;
const longestMs = 15 * 60_000;
const jitter = 0.2;

/**
 * How long to rest before the next look, in ms: twice as long after each failure in a row, up to a quarter of an hour, and ±20 %, so
 * that stations that failed together do not come back together. A server may ask for longer.
 * @param random 0 ≤ x < 1
 */
export function pauseBefore(
  isShared: boolean,
  failures: number,
  random: number,
  retryAfterMs = 0,
): number {
  const usual = isShared ? usualMs.shared : usualMs.own;
  const base = Math.min(longestMs, usual * 2 ** Math.min(failures, 10));
  return Math.max(retryAfterMs, Math.round(base * (1 - jitter + 2 * jitter * random)));
}
