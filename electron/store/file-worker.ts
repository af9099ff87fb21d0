import { parentPort, workerData } from "node:worker_threads";
import type { LaneReply, LaneRequest } from "#electron/threads/worker-lane.ts";
import { type FileToKeep, type KeptFile, keepFiles } from "./keep-files.ts";

/** The thread that keeps label files: one group in, one reply out. */
const vault = String(workerData);

function answer({ id, job }: LaneRequest<readonly FileToKeep[]>): LaneReply<KeptFile[]> {
  try {
    return { id, answer: keepFiles(vault, job) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: LaneRequest<readonly FileToKeep[]>) =>
  parentPort?.postMessage(answer(request), []),
);
