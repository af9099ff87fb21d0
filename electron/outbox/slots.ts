/** Attempts at once, in all. */
export const slotsInAll = 32;
/** Attempts at once to one webhook. */
export const slotsPerWebhook = 4;
/** Webhooks that failed last time share these, one each, so that many dead receivers leave room for the living. */
export const slotsForFailing = 16;

export interface Queue {
  id: string;
  /** Its last attempt failed. */
  failing: boolean;
  inFlight: number;
  /** Grows with every start, so the smallest was served the longest ago. */
  lastServed: number;
}

/** The webhook that may start an attempt next: the one with the fewest under way, then the one that waited longest. */
export function nextQueue<Q extends Queue>(due: readonly Q[], failingInFlight: number): Q | null {
  const free = due.filter((queue) =>
    queue.failing
      ? queue.inFlight < 1 && failingInFlight < slotsForFailing
      : queue.inFlight < slotsPerWebhook,
  );
  const [first = null] = free.sort(
    (a, b) => a.inFlight - b.inFlight || a.lastServed - b.lastServed,
  );
  return first;
}
