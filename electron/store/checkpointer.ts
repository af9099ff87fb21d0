import { findWorkerUrl } from "#electron/threads/find-worker-url.ts";
import { openWorkerLane } from "#electron/threads/worker-lane.ts";

/** What the thread is given when it starts. */
export interface CheckpointPlace {
  file: string;
  nativeBinding?: string | undefined;
}

/** Copies the log into the database without holding up the caller's event loop or its commits. */
export interface Checkpointer {
  /** Copies and syncs what is committed by now and no reader still needs. Rejects when that failed; the log then stays as it is. */
  run(): Promise<void>;
  /** Lets the database file go. */
  close(): Promise<void>;
}

/**
 * A thread with a connection of its own. A commit that happens to do the copying waits for two syncs and a thousand scattered
 * pages, and with it every window and script: that is the longest pause the station would have.
 */
export function openCheckpointer(place: CheckpointPlace): Checkpointer {
  const lane = openWorkerLane<null, null>({
    url: () => findWorkerUrl("checkpoint-worker", import.meta.url),
    name: "checkpoints",
    worker: "checkpoint thread",
    owner: "log keeper",
    workerData: place,
  });
  return {
    async run() {
      await lane.run(null);
    },
    close: () => lane.close(),
  };
}
