import { findWorkerUrl } from "#electron/threads/find-worker-url.ts";
import { openWorkerLane } from "#electron/threads/worker-lane.ts";
import { type FileToKeep, type KeptFile, keepFiles } from "./keep-files.ts";

/** Keeps files of one vault as keepFiles does; answers in their order. */
export interface FileKeeper {
  keep(files: readonly FileToKeep[]): Promise<KeptFile[]>;
  close(): Promise<void>;
}

/** A thread that waits for the disk, so that nobody else has to: a label is nine calls of the file system, and two of them slow. */
export function openFileKeeper(vault: string): FileKeeper {
  const lane = openWorkerLane<readonly FileToKeep[], KeptFile[]>({
    url: () => findWorkerUrl("file-worker", import.meta.url),
    name: "files",
    worker: "file thread",
    owner: "label vault",
    workerData: vault,
  });
  return { keep: (files) => lane.run(files), close: () => lane.close() };
}

/** The same here and now, for whom a thread is too much. */
export function fileKeeperHere(vault: string): FileKeeper {
  return {
    keep: (files) => Promise.resolve(keepFiles(vault, files)),
    close: () => Promise.resolve(),
  };
}
