import { spawn } from "node:child_process";

export interface ToolAnswer {
  code: number;
  out: string;
  error: string;
}

/** How long a tool of the printing system may take. */
const patienceMs = 60_000;

/**
 * Runs a program with its arguments as they are: no shell reads them. Bytes go to its standard input.
 * Rejects when it cannot be started or takes longer than a minute.
 */
export function runTool(
  program: string,
  args: readonly string[],
  input?: Uint8Array,
): Promise<ToolAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["pipe", "pipe", "pipe"],
      // Its words are read: they must not be the system's language.
      env: { ...process.env, LC_ALL: "C", LANG: "C" },
      timeout: patienceMs,
    });
    let out = "";
    let error = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (error += text));
    // A tool that ends before it has read everything says why by its exit.
    child.stdin.on("error", () => {});
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (signal) reject(new Error(`${program} did not answer`));
      else resolve({ code: code ?? 1, out, error });
    });
    child.stdin.end(input);
  });
}
