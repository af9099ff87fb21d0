import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Removes what killed runs left half made in a folder. A draft of a running process is its own business. */
async function dropDeadDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /\.draft-(\d+)$/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Makes `target`, a file or a folder, unless it is there already.
 * `make` writes into the draft path it is given; only a finished draft is renamed into place, so a kill
 * leaves nothing half done, and of two processes that make the same thing the first one wins.
 */
export async function makeOnce(
  target: string,
  make: (draft: string) => Promise<void>,
): Promise<string> {
  if (existsSync(target)) return target;
  await mkdir(dirname(target), { recursive: true });
  await dropDeadDrafts(dirname(target));
  const draft = `${target}.draft-${process.pid}`;
  try {
    await make(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}
