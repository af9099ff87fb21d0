import { findWorkerUrl } from "#electron/threads/find-worker-url.ts";
import { openWorkerLane, type WorkerLane } from "#electron/threads/worker-lane.ts";
import type { ExaminePlace, Examined } from "./examine-in-background.ts";

/** A thread that looks through the database, started when it is asked to. */
export function openExaminer(place: ExaminePlace): WorkerLane<null, Examined> {
  return openWorkerLane({
    url: () => findWorkerUrl("examine-worker", import.meta.url),
    name: "examination",
    worker: "examining thread",
    owner: "examiner",
    workerData: place,
  });
}
