import { spawn } from "node:child_process";

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the child is killed. */
  timeout?: number;
}

const kept = 4000;

/** Runs a program to its end and answers what it wrote to standard output; throws with the end of all it wrote when it fails. */
export function run(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    let standard = "";
    let all = "";
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      standard += text;
      all = (all + text).slice(-kept);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      all = (all + text).slice(-kept);
    });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(standard);
      else
        reject(
          new Error(`${command} ${args.join(" ")} ended with ${code ?? signal}\n${all.trim()}`),
        );
    });
  });
}

/**
 * The environment without npm's own settings: they reach every child of an npm script and node-gyp obeys them
 * over its command line.
 */
export function plainEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config|package)_/i.test(name),
  );
  return { ...Object.fromEntries(kept), ...extra };
}
