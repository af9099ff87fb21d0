import type { Parts } from "../context.ts";

/** What the verbs know of the work that goes on behind them. */
export interface BatchWork {
  /** There are rows to verify and rate. */
  wakeChecker(): void;
  /** There are rows to buy. */
  wakeBuyer(): void;
  /** Tells the windows that something of a batch changed, a few times a second at the most. */
  changed(batchId: string): void;
  /** Why a queue stands still although nothing could be written down about it (the storage refuses); by batch. */
  halts: Map<string, { code: string; message: string }>;
  /** Rows that are being bought right now. */
  busyRows: Set<string>;
  /** Batches whose file is being read anew. */
  loading: Set<string>;
}

/** Least time between two announcements of one batch, in ms. */
const newsEveryMs = 200;

/** Announces a batch's changes at once, then at most five times a second, and always the last one. */
export function batchNews(parts: Pick<Parts, "announce" | "clock">): (batchId: string) => void {
  /** Batches that were announced a moment ago, and whether more has happened since. */
  const recent = new Map<string, boolean>();
  function tell(id: string): void {
    recent.set(id, false);
    parts.announce({ kind: "batches.changed", id });
    parts.clock.after(newsEveryMs, () => {
      const more = recent.get(id);
      recent.delete(id);
      if (more) tell(id);
    });
  }
  return (id) => {
    if (recent.has(id)) recent.set(id, true);
    else tell(id);
  };
}
