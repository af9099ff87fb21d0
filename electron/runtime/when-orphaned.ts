import { readFileSync } from "node:fs";

const lookEveryMs = 200;

/** The parent of a process; null where the system does not say (only Linux has /proc). */
function parentOf(pid: number): number | null {
  try {
    // The second field is the program's name in brackets and may hold anything; the parent is the second after it.
    const [, , parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\)/s, "x")
      .split(" ");
    return Number(parent);
  } catch {
    return null;
  }
}

/** Who started us: the parent and its parent. Under npm they are a shell and npm itself. */
function ancestors(): string {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/**
 * Calls back once when npm, which started this program through a shell, is gone. npm passes a signal on to neither of them, and a
 * killed npm leaves both behind: without this a station that was ended by ending npm would live on and hold its data folder.
 * Programs that npm did not start may outlive whoever started them. The answer stops looking.
 */
export function whenOrphaned(env: NodeJS.ProcessEnv, then: () => void): () => void {
  if (env["npm_lifecycle_event"] === undefined) return () => {};
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    then();
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
