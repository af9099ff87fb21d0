import Database from "better-sqlite3";
import { parentPort, workerData } from "node:worker_threads";
import type { LaneReply, LaneRequest } from "#electron/threads/worker-lane.ts";
import type { CheckpointPlace } from "./checkpointer.ts";

/** The thread that copies the log into the database: each request gets one reply. */
const { file, nativeBinding } = workerData as CheckpointPlace;
const db = new Database(file, { fileMustExist: true, ...(nativeBinding ? { nativeBinding } : {}) });
// Both files are synced as every connection that matters does it; see database.ts.
db.pragma("synchronous = FULL");
db.pragma("fullfsync = 1");
db.pragma("checkpoint_fullfsync = 1");
db.pragma("busy_timeout = 0");

function answer({ id }: LaneRequest<null>): LaneReply<null> {
  try {
    db.pragma("wal_checkpoint(PASSIVE)");
    return { id, answer: null };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: LaneRequest<null>) =>
  parentPort?.postMessage(answer(request), []),
);
