import type { StationConfig } from "../config.ts";
import { findWorkerUrl } from "../threads/find-worker-url.ts";
import { openWorkerLane } from "../threads/worker-lane.ts";
import type { CheckedBackup } from "./check-backup.ts";
import type { BackupWish, MadeBackup } from "./make-backup.ts";

export type BackupJob =
  | ({ kind: "make" } & BackupWish)
  | { kind: "check"; file: string; passphrase: string | null };
export type BackupAnswer = ({ kind: "made" } & MadeBackup) | ({ kind: "checked" } & CheckedBackup);

export interface BackupLane {
  /** See make-backup.ts. */
  make(wish: BackupWish): Promise<MadeBackup>;
  /** See check-backup.ts. */
  check(file: string, passphrase: string | null): Promise<CheckedBackup>;
  /** What is under way ends with the thread; its file is not kept. */
  close(): Promise<void>;
}

/** Makes and tries backups in a thread of its own, one after the other: copying and checking 200 MB takes seconds. */
export function openBackupLane(config: StationConfig): BackupLane {
  const lane = openWorkerLane<BackupJob, BackupAnswer>({
    url: () => findWorkerUrl("backup-worker", import.meta.url),
    name: "backups",
    worker: "backup thread",
    owner: "backup maker",
    workerData: config,
  });
  return {
    async make(wish) {
      const answer = await lane.run({ kind: "make", ...wish });
      if (answer.kind !== "made") throw new Error("the backup thread answered another question");
      return answer;
    },
    async check(file, passphrase) {
      const answer = await lane.run({ kind: "check", file, passphrase });
      if (answer.kind !== "checked") throw new Error("the backup thread answered another question");
      return answer;
    },
    close: () => lane.close(),
  };
}
