const capacity = 20;
const windowMs = 60_000;

/**
 * A bucket of failed authentications: 20 a minute. It only ever delays failures: a correct key is served whatever the
 * bucket says, because every caller of a station shares one address.
 */
export function failureThrottle(clock: { now(): number }) {
  let level = 0;
  let seenMs = clock.now();
  return {
    /** Counts a failure; the seconds to wait when there were too many, else null. */
    fail(): number | null {
      const now = clock.now();
      level = Math.max(0, level - (Math.max(0, now - seenMs) * capacity) / windowMs);
      seenMs = now;
      if (level + 1 > capacity)
        return Math.ceil(((level + 1 - capacity) * windowMs) / capacity / 1000);
      level += 1;
      return null;
    },
  };
}
