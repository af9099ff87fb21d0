import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.ts";

/** Debian and Ubuntu packages by what they are needed for; where a name was changed, the newer one first. */
const packages = {
  window: [
    ["libgtk-3-0t64", "libgtk-3-0"],
    ["libnss3"],
    ["libasound2t64", "libasound2"],
    ["libgbm1"],
  ],
  compiler: [["python3"], ["make"], ["g++"]],
  display: [["xvfb"]],
  printing: [["cups"], ["cups-client"], ["printer-driver-cups-pdf"]],
  chain: [["litecoind"]],
} as const satisfies Record<string, readonly (readonly string[])[]>;
type Purpose = keyof typeof packages;

/** The programs whose presence tells that a purpose is served: on the path, or where they always lie. */
const programs: Record<Purpose, readonly string[]> = {
  window: [],
  compiler: ["python3", "make", "g++"],
  display: ["Xvfb"],
  printing: [
    "/usr/sbin/cupsd",
    "/usr/sbin/lpadmin",
    "/usr/lib/cups/backend/cups-pdf",
    "lp",
    "lpstat",
  ],
  chain: ["litecoind"],
};

function isOnPath(program: string): boolean {
  if (program.startsWith("/")) return existsSync(program);
  return (process.env["PATH"] ?? "")
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}

/** Shared libraries that an executable wants and this machine lacks. */
export async function missingLibraries(executable: string): Promise<string[]> {
  if (process.platform !== "linux") return [];
  const listed = await run("ldd", [executable]);
  return [...listed.matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name ?? "");
}

async function isOffered(name: string): Promise<boolean> {
  const policy = await run("apt-cache", ["policy", name]);
  return /Candidate: (?!\(none\))/.test(policy);
}

/** The name of a package that this release of the system offers; null when its lists know none. */
async function offeredName(alternatives: readonly string[]): Promise<string | null> {
  for (const name of alternatives) if (await isOffered(name)) return name;
  return null;
}

/** All names of a purpose, or null when one of them is not offered. */
async function offered(purpose: Purpose): Promise<string[] | null> {
  const names: string[] = [];
  for (const alternatives of packages[purpose]) {
    const name = await offeredName(alternatives);
    if (!name) return null;
    names.push(name);
  }
  return names;
}

/** What to type, for all purposes at once, so that nobody has to come back for the next. */
async function lineToRun(): Promise<string> {
  const names: string[] = [];
  for (const alternatives of Object.values(packages).flat()) {
    const found = await offeredName(alternatives).catch(() => null);
    names.push(found ?? alternatives.at(-1) ?? "");
  }
  return `sudo apt-get update && sudo apt-get install -y ${names.join(" ")}`;
}

/**
 * Installs what a purpose needs and this machine lacks, when we may (root on Debian or Ubuntu).
 * Throws with the line to run otherwise.
 */
export async function installPackages(purpose: Purpose, say: (line: string) => void) {
  const may = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!may) throw new Error(`System packages are missing. Please run:\n  ${await lineToRun()}`);
  let names = await offered(purpose);
  if (!names) {
    await run("apt-get", ["update"]);
    names = await offered(purpose);
  }
  if (!names)
    throw new Error(
      `This system does not offer what is needed. Please try:\n  ${await lineToRun()}`,
    );
  say(`Installing system packages: ${names.join(" ")} …`);
  const install = ["install", "-y", "--no-install-recommends", ...names];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    await run("apt-get", install, { env });
  } catch {
    // Old lists point to files that the mirror has dropped.
    await run("apt-get", ["update"]);
    await run("apt-get", install, { env });
  }
}

/** The same, told by the presence of the programs. */
export async function ensurePackages(purpose: Purpose, say: (line: string) => void): Promise<void> {
  if (!programs[purpose].every((program) => isOnPath(program))) await installPackages(purpose, say);
}
