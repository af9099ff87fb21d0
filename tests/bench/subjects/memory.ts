import { readdirSync, readFileSync } from "node:fs";

function statusOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/** A process and all that it started, and they. */
function familyOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const parent = /\nPPid:\t(\d+)/.exec(statusOf(pid) ?? "")?.[1];
    if (parent !== undefined) parents.set(Number(pid), Number(parent));
  }
  const family = [root];
  for (const member of family)
    for (const [pid, parent] of parents) if (parent === member) family.push(pid);
  return family;
}

/** The proportional memory (PSS: shared pages are shared out) of a process and all that it started, in MB. */
export function familyMegabytes(root: number): number {
  let kilobytes = 0;
  for (const pid of familyOf(root)) {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
      kilobytes += Number(/\nPss:\s+(\d+) kB/.exec(rollup)?.[1] ?? 0);
    } catch {
      // It ended meanwhile.
    }
  }
  return kilobytes / 1024;
}
