import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { projectFolder } from "#electron/runtime/places.ts";
import type { Ran } from "../cli/run-cli.ts";

export const examples = join(projectFolder, "resources", "examples");

export interface Language {
  name: string;
  /** The ending of its programs. */
  ending: string;
  command: readonly string[];
  /** Programs that must answer `--version` for its examples to run. */
  needs: readonly string[];
}

const all: readonly Language[] = [
  { name: "Node", ending: "mjs", command: [process.execPath], needs: [] },
  { name: "Python", ending: "py", command: ["python3", "-B"], needs: ["python3"] },
  { name: "bash with curl", ending: "sh", command: ["bash"], needs: ["bash", "curl", "jq"] },
  { name: "PowerShell", ending: "ps1", command: ["pwsh", "-NoProfile"], needs: ["pwsh"] },
];

function isThere(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

/** The languages that this machine has; the others are named on the output. */
export const languages = all.filter(({ name, needs }) => {
  const missing = needs.filter((program) => !isThere(program));
  if (missing.length > 0)
    console.log(`NO ${missing.join(", ")} on this machine: the examples in ${name} are not run.`);
  return missing.length === 0;
});

/** An example as a process. */
export function start(
  { command: [program = "", ...first], ending }: Language,
  example: string,
  args: readonly string[],
  env: Record<string, string>,
): ChildProcess {
  return spawn(program, [...first, join(examples, `${example}.${ending}`), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs an example to its end. */
export function runExample(...given: Parameters<typeof start>): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = start(...given);
    let stdout = "";
    let stderr = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (stdout += text));
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, stdout, stderr }));
  });
}

/** What an example reads from its environment. */
export function access(
  url: string,
  key: { apiKey: string; apiSecret: string },
): Record<string, string> {
  return {
    SHIPDECK_URL: url,
    SHIPDECK_API_KEY: key.apiKey,
    SHIPDECK_API_SECRET: key.apiSecret,
  };
}
