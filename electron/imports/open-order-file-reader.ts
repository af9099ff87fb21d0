import { Worker } from "node:worker_threads";
import { StationError } from "#shared/contract/errors.ts";
import { findWorkerUrl } from "#electron/threads/find-worker-url.ts";
import type { OrderFile, SourceFile } from "./order-file.ts";
import { assertFileSize, unreadable } from "./unreadable.ts";
import type { ReadReply } from "./worker-messages.ts";

/** Reads order files without holding up the caller's event loop: a thread for each, ended with it. */
export interface OrderFileReader {
  /** See readOrderFile. Also IMPORT_UNREADABLE for a file that takes too long or too much memory. */
  read(file: SourceFile): Promise<OrderFile>;
  /** Ends what is being read; those who wait are refused. */
  close(): Promise<void>;
}

export interface OrderFileReaderParts {
  /** Where the worker's entry is, when it is neither beside this file nor beside the bundle. */
  workerUrl?: URL;
  /** Milliseconds that one file may take; two minutes when absent. */
  deadline?: number;
  /** Of one thread's heap; 2,048 when absent. */
  memoryMb?: number;
}

const tooHeavy = (why: string) =>
  unreadable(
    "FILE_TOO_HEAVY",
    `The file ${why} to be read. Keep only the sheet and the columns with the orders, or split it into smaller files.`,
  );

function settle(reply: ReadReply): OrderFile {
  if ("file" in reply) return reply.file;
  if ("code" in reply)
    throw new StationError(reply.code, reply.sentence, { details: reply.details });
  throw new Error(reply.broken);
}

/** What the thread answers, or why it cannot. */
function replyOf(worker: Worker, deadline: number): Promise<ReadReply> {
  return new Promise((resolve, reject) => {
    const late = AbortSignal.timeout(deadline);
    late.addEventListener("abort", () => reject(tooHeavy("takes too long")));
    worker.once("message", (reply: ReadReply) => resolve(reply));
    worker.once("error", (error: Error) => reject(failureOf(error)));
    worker.once("exit", () => reject(new Error("The order file worker stopped")));
  });
}

function failureOf(error: Error & { code?: string }): Error {
  return error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooHeavy("needs too much memory") : error;
}

export function openOrderFileReader(parts: OrderFileReaderParts = {}): OrderFileReader {
  const url = parts.workerUrl ?? findWorkerUrl("order-file-worker", import.meta.url);
  const running = new Set<Worker>();
  let closed = false;

  async function ask(file: SourceFile): Promise<OrderFile> {
    const worker = new Worker(url, {
      name: "order-file",
      workerData: file,
      // Flags of this process, such as --eval's, are not meant for its threads.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: parts.memoryMb ?? 2048 },
    });
    running.add(worker);
    try {
      return settle(await replyOf(worker, parts.deadline ?? 120_000));
    } finally {
      running.delete(worker);
      await worker.terminate();
    }
  }

  return {
    async read(file) {
      if (closed) throw new Error("The order file reader is closed");
      assertFileSize(file.bytes);
      return ask(file);
    },
    async close() {
      closed = true;
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
}
