import PQueue from "p-queue";
import type { Parts } from "../../context.ts";

/** Calls of batches to carriers at once: fewer than the carriers take, so that a single purchase never waits for a batch. */
const callsAtOnce = 6;

/** The station's parts for rows that are bought side by side: they share commits, and the calls that batches may make. */
export function sideBySide(parts: Parts, rowsUnderWay: () => number): () => Parts {
  const calls = new PQueue({ concurrency: callsAtOnce });
  // Who talks to a carrier may be long, and is not waited for.
  const store = parts.store.together({
    size: () => rowsUnderWay() - calls.pending - calls.size,
  });
  const carrierQueue: Parts["carrierQueue"] = (job) => calls.add(() => parts.carrierQueue(job));
  return () => ({ ...parts, store, carrierQueue });
}
