import { parentPort, workerData } from "node:worker_threads";
import type { StationConfig } from "../config.ts";
import type { LaneReply, LaneRequest } from "../threads/worker-lane.ts";
import type { BackupAnswer, BackupJob } from "./backup-lane.ts";
import { checkBackup } from "./check-backup.ts";
import { makeBackup } from "./make-backup.ts";

/** The thread that makes and tries backups: each request gets one reply. */
const config = workerData as StationConfig;

async function work(job: BackupJob): Promise<BackupAnswer> {
  if (job.kind === "make") return { kind: "made", ...(await makeBackup(config, job)) };
  return { kind: "checked", ...(await checkBackup(config, job.file, job.passphrase)) };
}

async function answer({ id, job }: LaneRequest<BackupJob>): Promise<LaneReply<BackupAnswer>> {
  try {
    return { id, answer: await work(job) };
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on("message", (request: LaneRequest<BackupJob>) => {
  void answer(request).then((reply) => parentPort?.postMessage(reply, []));
});
