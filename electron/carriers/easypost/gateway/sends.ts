/** How long after the last word about a purchase nothing can come of it any more. */
const quietMs = 120_000;

/**
 * What this process knows of purchases that it sent, by reference: a shipment without a label is one that was not sold only when
 * no purchase of it can be under way any more.
 */
export interface Sends {
  begin(reference: string): void;
  end(reference: string): void;
  underWay(reference: string): boolean;
  /** The shipment has no label now. True when that is final: seen twice, two minutes apart, after the last purchase was sent. */
  seenUnsold(reference: string): boolean;
  forget(reference: string): void;
}

export function openSends(clock: { now(): number }): Sends {
  // Whatever an earlier life of the station sent, it sent before this one began.
  const openedAt = clock.now();
  const running = new Set<string>();
  const endedAt = new Map<string, number>();
  const unsoldAt = new Map<string, number>();
  return {
    begin(reference) {
      running.add(reference);
      unsoldAt.delete(reference);
    },
    end(reference) {
      running.delete(reference);
      endedAt.set(reference, clock.now());
    },
    underWay: (reference) => running.has(reference),
    seenUnsold(reference) {
      const now = clock.now();
      const told = endedAt.get(reference) ?? openedAt;
      // What lies in the future was noted by a clock that was wrong: the two minutes begin now.
      const last = Math.min(told, now);
      if (told > now) endedAt.set(reference, now);
      const first = unsoldAt.get(reference);
      if (first === undefined || first < last || first > now || told > now) {
        unsoldAt.set(reference, now);
        return false;
      }
      return now - first >= quietMs;
    },
    forget(reference) {
      endedAt.delete(reference);
      unsoldAt.delete(reference);
    },
  };
}
