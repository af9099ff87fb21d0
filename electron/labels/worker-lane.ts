import { Worker } from "node:worker_threads";
import type { LabelJob, LabelReply, LabelRequest } from "./label-formats.ts";

/** One thread for labels, started when first needed. */
export interface WorkerLane {
  readonly waiting: number;
  run(job: LabelJob): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Waiter {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * A thread that is started on the first job and again after it died. It keeps the process alive only while somebody waits for it.
 * When it dies, all who wait are refused at once.
 */
export function openWorkerLane(url: () => URL): WorkerLane {
  let worker: Worker | null = null;
  let closed = false;
  let lastId = 0;
  let waiters = new Map<number, Waiter>();

  function failAll(reason: string): void {
    const failed = waiters;
    waiters = new Map();
    for (const waiter of failed.values()) waiter.reject(new Error(reason));
  }

  function receive(reply: LabelReply): void {
    const waiter = waiters.get(reply.id);
    waiters.delete(reply.id);
    if (waiters.size === 0) worker?.unref();
    if ("bytes" in reply) waiter?.resolve(reply.bytes);
    else waiter?.reject(new Error(reply.message));
  }

  function start(): Worker {
    // Flags of this process, such as --eval's, are not meant for its threads.
    const started = new Worker(url(), { name: "labels", execArgv: [] });
    const gone = (reason: string) => {
      if (worker !== started) return;
      worker = null;
      failAll(reason);
    };
    started.on("message", receive);
    started.on("error", (error: Error) => gone(`The label worker died: ${error.message}`));
    started.on("exit", (code) => gone(`The label worker stopped with code ${code}`));
    return started;
  }

  return {
    get waiting() {
      return waiters.size;
    },
    run(job) {
      return new Promise((resolve, reject) => {
        if (closed) throw new Error("The label renderer is closed");
        worker ??= start();
        lastId += 1;
        const request: LabelRequest = { id: lastId, job };
        worker.postMessage(request, []);
        worker.ref();
        waiters.set(request.id, { resolve, reject });
      });
    },
    async close() {
      closed = true;
      const last = worker;
      worker = null;
      failAll("The label renderer is closed");
      await last?.terminate();
    },
  };
}
