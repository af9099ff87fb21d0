import { parentPort } from "node:worker_threads";
import type { LaneReply, LaneRequest } from "#electron/threads/worker-lane.ts";
import type { LabelJob } from "./label-formats.ts";
import { renderLabel } from "./render-label.ts";

/** The thread that draws: one request in, one reply out, failures as text. */
async function answer({ id, job }: LaneRequest<LabelJob>): Promise<LaneReply<Uint8Array>> {
  try {
    return { id, answer: await renderLabel(job) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

async function handle(request: LaneRequest<LabelJob>): Promise<void> {
  const reply = await answer(request);
  const given = "answer" in reply ? [reply.answer.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(reply, given);
}

parentPort?.on("message", (request: LaneRequest<LabelJob>) => void handle(request));
