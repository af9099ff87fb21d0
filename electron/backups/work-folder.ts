import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const prefix = ".backup-work-";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What a backup that was killed left behind is as secret as the station's own data, and of no use. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (Number.isSafeInteger(pid) && !isAlive(pid))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Does work that needs a folder beside the station's own, for its owner alone; the folder is gone when the work is done. */
export async function inWorkFolder<T>(
  dataFolder: string,
  work: (file: (name: string) => string) => Promise<T>,
): Promise<T> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  removeAbandoned(dataFolder);
  const path = mkdtempSync(join(dataFolder, `${prefix}${process.pid}-`));
  try {
    return await work((name) => join(path, name));
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}
