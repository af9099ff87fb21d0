import Database from "better-sqlite3";
import { parentPort, workerData } from "node:worker_threads";
import type { LaneReply, LaneRequest } from "#electron/threads/worker-lane.ts";
import { type ExaminePlace, type Examined, examineInBackground } from "./examine-in-background.ts";

/** The thread that looks through the database after the station has opened: each request gets one reply. */
const place = workerData as ExaminePlace;

async function answer({ id }: LaneRequest<null>): Promise<LaneReply<Examined>> {
  const { file, nativeBinding } = place;
  try {
    const db = new Database(file, {
      readonly: true,
      timeout: 5000,
      ...(nativeBinding ? { nativeBinding } : {}),
    });
    try {
      return { id, answer: await examineInBackground(db, place, () => performance.now()) };
    } finally {
      db.close();
    }
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: LaneRequest<null>) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply, []));
});
