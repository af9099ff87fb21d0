import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** What a killed run left half made. A draft of a running process is its own business. */
async function dropDeadDrafts(target: string): Promise<void> {
  const mark = `${basename(target)}.draft-`;
  for (const name of await readdir(dirname(target)))
    if (name.startsWith(mark) && !isAlive(Number(name.slice(mark.length))))
      await rm(join(dirname(target), name), { recursive: true, force: true });
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
  await dropDeadDrafts(target);
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
