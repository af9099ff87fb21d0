import { Worker } from "node:worker_threads";

/** What the thread gets: one job. */
export interface LaneRequest<Job> {
  id: number;
  job: Job;
}

/** What it posts for each request: the answer, or why there is none. */
export type LaneReply<Answer> = { id: number; answer: Answer } | { id: number; message: string };

/** A thread that works one job after the other, started when first needed. */
export interface WorkerLane<Job, Answer> {
  readonly waiting: number;
  run(job: Job): Promise<Answer>;
  close(): Promise<void>;
}

export interface LaneParts {
  url: () => URL;
  /** Of the thread, as tools show it. */
  name: string;
  /** What errors call the thread (`label worker`) and whom it works for (`label renderer`). */
  worker: string;
  owner: string;
  workerData?: unknown;
}

interface Waiter<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * A thread that is started on the first job and again after it died. It keeps the process alive only while somebody waits for it.
 * When it dies, all who wait are refused at once.
 */
export function openWorkerLane<Job, Answer>(parts: LaneParts): WorkerLane<Job, Answer> {
  const { url, name, owner, workerData } = parts;
  let worker: Worker | null = null;
  let closed = false;
  let lastId = 0;
  let waiters = new Map<number, Waiter<Answer>>();

  function failAll(reason: string): void {
    const failed = waiters;
    waiters = new Map();
    for (const waiter of failed.values()) waiter.reject(new Error(reason));
  }

  function receive(reply: LaneReply<Answer>): void {
    const waiter = waiters.get(reply.id);
    waiters.delete(reply.id);
    if (waiters.size === 0) worker?.unref();
    if ("answer" in reply) waiter?.resolve(reply.answer);
    else waiter?.reject(new Error(reply.message));
  }

  function start(): Worker {
    // Flags of this process, such as --eval's, are not meant for its threads.
    const started = new Worker(url(), { name, execArgv: [], workerData });
    const gone = (reason: string) => {
      if (worker !== started) return;
      worker = null;
      failAll(reason);
    };
    started.on("message", receive);
    started.on("error", (error: Error) => gone(`The ${parts.worker} died: ${error.message}`));
    started.on("exit", (code) => gone(`The ${parts.worker} stopped with code ${code}`));
    return started;
  }

  return {
    get waiting() {
      return waiters.size;
    },
    run(job) {
      return new Promise((resolve, reject) => {
        if (closed) throw new Error(`The ${owner} is closed`);
        worker ??= start();
        lastId += 1;
        const request: LaneRequest<Job> = { id: lastId, job };
        worker.postMessage(request, []);
        worker.ref();
        waiters.set(request.id, { resolve, reject });
      });
    },
    async close() {
      closed = true;
      const last = worker;
      worker = null;
      failAll(`The ${owner} is closed`);
      await last?.terminate();
    },
  };
}
