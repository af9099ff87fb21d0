import type { TrackingStatus } from "#shared/contract/tracking.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A fresh label has no news yet. */
export const firstCheckMs = 10 * minuteMs;
/** A parcel of which nothing was heard for so long is given up. */
const forgottenMs = 90 * dayMs;
/** How long a parcel that went wrong is still watched. */
const aftermathMs = 14 * dayMs;

/** How often a carrier is asked about a parcel in each state; null is never again. */
const pauses: Readonly<Record<TrackingStatus, number | null>> = {
  unknown: 2 * hourMs,
  pre_transit: 2 * hourMs,
  in_transit: hourMs,
  out_for_delivery: 20 * minuteMs,
  available_for_pickup: 6 * hourMs,
  error: 6 * hourMs,
  failure: dayMs,
  return_to_sender: dayMs,
  delivered: null,
  cancelled: null,
};

/** When to ask about a parcel again after an answer; null once nothing more is expected. Milliseconds of the epoch. */
export function nextCheck(
  { status, lastEventAt }: { status: TrackingStatus; lastEventAt: number },
  now: number,
): number | null {
  const pause = pauses[status];
  if (pause === null) return null;
  const wentWrong = status === "failure" || status === "return_to_sender";
  return now - lastEventAt > (wentWrong ? aftermathMs : forgottenMs) ? null : now + pause;
}

/** When to ask again after a carrier could not be asked `failures` times in a row: five minutes, doubled each time, six hours at most. */
export function checkAfterFailure(failures: number, now: number): number {
  return now + Math.min(5 * minuteMs * 2 ** Math.min(failures, 10), 6 * hourMs);
}
