import { parentPort, workerData } from "node:worker_threads";
import { StationError } from "#shared/contract/errors.ts";
import { readOrderFile } from "./read-order-file.ts";
import type { ReadJob, ReadReply } from "./worker-messages.ts";

/** The thread that reads one file, answers, and ends. */
async function answer(job: ReadJob): Promise<ReadReply> {
  try {
    return { file: await readOrderFile(job) };
  } catch (error) {
    if (error instanceof StationError) {
      const { code, message, details } = error;
      if (code === "IMPORT_UNREADABLE" || code === "PAYLOAD_TOO_LARGE")
        return { code, sentence: message, details };
    }
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.postMessage(await answer(workerData as ReadJob), []);
