import { Worker } from "node:worker_threads";
import { findWorkerUrl } from "#electron/threads/find-worker-url.ts";

/** What the thread is given when it starts. */
export interface CheckpointPlace {
  file: string;
  nativeBinding?: string | undefined;
}

/** `problem` is SQLite's sentence when the log could not be copied. */
export interface CheckpointReply {
  problem?: string;
}

/** Copies the log into the database without holding up the caller's event loop or its commits. */
export interface Checkpointer {
  /** Copies and syncs what is committed by now and no reader still needs. Rejects when that failed; the log then stays as it is. */
  run(): Promise<void>;
  /** Lets the database file go. */
  close(): Promise<void>;
}

/**
 * A thread with a connection of its own, started when first needed. A commit that happens to do the copying waits for two syncs
 * and a thousand scattered pages, and with it every window and script: that is the longest pause the station would have.
 */
export function openCheckpointer(place: CheckpointPlace): Checkpointer {
  let worker: Worker | null = null;
  let running: Promise<void> | null = null;

  function start(): Worker {
    // Flags of this process, such as --eval's, are not meant for its threads.
    const started = new Worker(findWorkerUrl("checkpoint-worker", import.meta.url), {
      name: "checkpoints",
      execArgv: [],
      workerData: place,
    });
    // What failed is told to whoever waits; an error that nobody listens for would end the station.
    started.on("error", () => {});
    started.once("exit", () => {
      if (worker === started) worker = null;
    });
    return started;
  }

  function ask(thread: Worker): Promise<void> {
    return new Promise((resolve, reject) => {
      const gone = () => settle({ problem: "the checkpoint thread stopped" });
      const broke = (error: Error) => settle({ problem: error.message });
      const settle = ({ problem }: CheckpointReply) => {
        thread.off("exit", gone).off("error", broke).off("message", settle);
        thread.unref();
        if (problem === undefined) resolve();
        else reject(new Error(problem));
      };
      thread.once("exit", gone).once("error", broke).once("message", settle);
      thread.ref();
      thread.postMessage("run", []);
    });
  }

  return {
    run() {
      worker ??= start();
      running ??= ask(worker).finally(() => {
        running = null;
      });
      return running;
    },
    async close() {
      await running?.catch(() => {});
      const last = worker;
      worker = null;
      await last?.terminate();
    },
  };
}
