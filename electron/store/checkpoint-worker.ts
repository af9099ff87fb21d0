import Database from "better-sqlite3";
import { parentPort, workerData } from "node:worker_threads";
import type { CheckpointPlace, CheckpointReply } from "./checkpointer.ts";

/** The thread that copies the log into the database: any message is a request, each gets one reply. */
const { file, nativeBinding } = workerData as CheckpointPlace;
const db = new Database(file, { fileMustExist: true, ...(nativeBinding ? { nativeBinding } : {}) });
// Both files are synced as every connection that matters does it; see database.ts.
db.pragma("synchronous = FULL");
db.pragma("fullfsync = 1");
db.pragma("checkpoint_fullfsync = 1");
db.pragma("busy_timeout = 0");

function checkpoint(): CheckpointReply {
  try {
    db.pragma("wal_checkpoint(PASSIVE)");
    return {};
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", () => parentPort?.postMessage(checkpoint(), []));
