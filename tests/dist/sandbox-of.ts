import { readdirSync, readFileSync, readlinkSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  command: string;
  seccomp: string;
}

function read(pid: string): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const field = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, "m").exec(status)?.[1] ?? "";
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return { pid: Number(pid), parent: Number(field("PPid")), command, seccomp: field("Seccomp") };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/**
 * How the page of a running app is held: its seccomp mode ("2": filtered) and whether it lives in a user namespace of its own, which is
 * what Chromium's sandbox does where an account may make one. Null while there is no page.
 */
export function sandboxOf(app: number) {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(read);
  const processes = new Map(all.filter((one) => one !== null).map((one) => [one.pid, one]));
  const descends = (one: Process | undefined): boolean =>
    one !== undefined && (one.parent === app || descends(processes.get(one.parent)));
  const page = [...processes.values()].find(
    (one) => one.command.includes("--type=renderer") && descends(one),
  );
  if (!page) return null;
  const namespace = (pid: number) => readlinkSync(`/proc/${pid}/ns/user`);
  return {
    seccomp: page.seccomp,
    isInNamespaceOfItsOwn: namespace(page.pid) !== namespace(process.pid),
  };
}
