import { parentPort, workerData } from "node:worker_threads";
import type { StationConfig } from "../config.ts";
import type { LaneReply, LaneRequest } from "../threads/worker-lane.ts";
import { type LookedThrough, lookThrough } from "./look-through.ts";

/** The thread that looks through the data folder for a diagnostics bundle: each request gets one reply. */
async function answer({ id }: LaneRequest<null>): Promise<LaneReply<LookedThrough>> {
  try {
    return { id, answer: await lookThrough(workerData as StationConfig) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: LaneRequest<null>) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply, []));
});
