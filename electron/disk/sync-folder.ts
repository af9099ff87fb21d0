import { closeSync, fsyncSync, openSync } from "node:fs";

/** Puts the names in a folder on the disk: a file is only as durable as its name. Windows cannot open a folder; there the file system journals them. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
