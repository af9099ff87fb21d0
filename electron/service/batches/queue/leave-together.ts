import { leaveWithLabel } from "#electron/store/batches/queue.ts";
import type { Store } from "#electron/store/store.ts";

/** Rows that have their labels leave the queue in one transaction, this many at once. */
const enough = 32;

/** Rows with labels that are still to be taken out of the queue. */
export interface Leaving {
  readonly size: number;
  has(rowId: string): boolean;
  add(rowId: string, batchId: string): void;
  /** Enough have gathered, or no other row of a batch is under way: its end waits for nobody else's. */
  isDue(buying: Iterable<string>): boolean;
  letLeave(store: Store): Promise<void>;
}

export function openLeaving(): Leaving {
  /** Batches by row. */
  const leaving = new Map<string, string>();
  return {
    get size() {
      return leaving.size;
    },
    has: (rowId) => leaving.has(rowId),
    add: (rowId, batchId) => void leaving.set(rowId, batchId),
    isDue(buying) {
      if (leaving.size === 0) return false;
      if (leaving.size >= enough) return true;
      const underWay = new Set(buying);
      return [...leaving.values()].some((batchId) => !underWay.has(batchId));
    },
    async letLeave(store) {
      const ids = [...leaving.keys()];
      await store.write((tx) => leaveWithLabel(tx, ids));
      for (const id of ids) leaving.delete(id);
    },
  };
}
