const seconds = 1_000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Waits after the first failure, the second, … in ms. When they are used up the delivery has failed for good. */
export const waits: readonly number[] = [
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
];
/** A receiver may ask for a longer wait than ours, but not for more than a day. */
const longestRetryAfterMs = 24 * hours;
const jitter = 0.2;

/**
 * How long to wait after the `failures`-th failure, in ms; null when no attempt is left. The jitter of ±20 % keeps receivers that
 * failed together from being met together; `random` is 0 ≤ x < 1. A receiver's `Retry-After` can make the wait longer, never shorter.
 */
export function waitAfter(
  failures: number,
  random: number,
  retryAfterMs: number | null,
): number | null {
  const base = waits[failures - 1];
  if (base === undefined) return null;
  const ours = Math.round(base * (1 - jitter + 2 * jitter * random));
  return Math.max(ours, Math.min(retryAfterMs ?? 0, longestRetryAfterMs));
}

/** No failure is followed by a longer pause: 24 hours and a fifth. */
export const longestPauseMs = 24 * 3_600_000 * 1.2;
