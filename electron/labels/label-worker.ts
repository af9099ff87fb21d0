import { parentPort } from "node:worker_threads";
import type { LabelReply, LabelRequest } from "./label-formats.ts";
import { renderLabel } from "./render-label.ts";

/** The thread that draws: one request in, one reply out, failures as text. */
async function answer({ id, job }: LabelRequest): Promise<LabelReply> {
  try {
    return { id, bytes: await renderLabel(job) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

async function handle(request: LabelRequest): Promise<void> {
  const reply = await answer(request);
  const given = "bytes" in reply ? [reply.bytes.buffer as ArrayBuffer] : [];
  parentPort?.postMessage(reply, given);
}

parentPort?.on("message", (request: LabelRequest) => void handle(request));
