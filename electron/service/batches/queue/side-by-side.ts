import PQueue from "p-queue";
import { once } from "#shared/rules/once.ts";
import type { Parts } from "../../context.ts";
import type { Pace } from "./pace.ts";

/** Calls of batches to carriers at once: fewer than the carriers take, so that a single purchase never waits for a batch. */
const callsAtOnce = 6;

/** The station's parts for rows that are bought side by side: they share commits, and the calls that batches may make. */
export function sideBySide(parts: Parts, pace: Pace, rowsUnderWay: () => number): () => Parts {
  const calls = new PQueue({ concurrency: callsAtOnce });
  // Who talks to a carrier may be long, and is not waited for.
  const store = parts.store.together({
    size: () => rowsUnderWay() - calls.pending - calls.size,
  });
  const carrierQueue: Parts["carrierQueue"] = async (job) => {
    const answer = await calls.add(() => parts.carrierQueue(job));
    pace.note();
    return answer;
  };
  // Copied when the first row is bought: some of the parts come after the buyer.
  return once(() => ({ ...parts, store, carrierQueue }));
}
