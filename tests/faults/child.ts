import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface SpawnAs {
  /** Run under another user; only root can. */
  uid?: number;
}

/** A program of this project in a process of its own. Nothing is inherited that would change what it does. */
export class Child implements AsyncDisposable {
  readonly process: ChildProcess;
  stdout = "";
  stderr = "";
  readonly #ended: Promise<unknown>;
  #listeners = new Set<() => void>();

  constructor(script: string, args: readonly string[], { uid }: SpawnAs = {}) {
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    this.process = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE },
      stdio: ["ignore", "pipe", "pipe"],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    this.process.stdout?.on("data", (chunk: Buffer) => {
      this.stdout += chunk.toString();
      this.#tell();
    });
    this.process.stderr?.on("data", (chunk: Buffer) => void (this.stderr += chunk.toString()));
    this.#ended = once(this.process, "close").then(() => this.#tell());
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  get running(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Resolves with the first match in what was printed; rejects when the process ends without it, or after 90 seconds. */
  printed(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(deadline);
        this.#listeners.delete(look);
        act();
      };
      const problem = (why: string) =>
        settle(() => reject(new Error(`${why} before ${pattern}: ${this.stdout}${this.stderr}`)));
      const deadline = setTimeout(() => problem("90 seconds passed"), 90_000);
      const look = () => {
        const match = pattern.exec(this.stdout);
        if (match) settle(() => resolve(match));
        else if (!this.running) problem("the process ended");
      };
      this.#listeners.add(look);
      look();
    });
  }

  async ended(): Promise<Ended> {
    await this.#ended;
    const { exitCode, signalCode } = this.process;
    return { code: exitCode, signal: signalCode, stdout: this.stdout, stderr: this.stderr };
  }

  /** kill -9: no handler runs, nothing is closed. */
  async kill(): Promise<void> {
    if (this.running) this.process.kill("SIGKILL");
    await this.#ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
  }
}

/** The station's command line. */
export function cli(args: readonly string[], as?: SpawnAs): Child {
  return new Child("electron/cli.ts", args, as);
}

/** A command of it that answers one JSON document. */
export async function cliJson<T>(args: readonly string[]): Promise<T & { exit: number | null }> {
  const { code, stdout, stderr } = await cli([...args, "--json"]).ended();
  if (!stdout) throw new Error(`station ${args.join(" ")} printed nothing: ${stderr}`);
  return { ...(JSON.parse(stdout) as T), exit: code };
}

/** `serve` on a free port, once it says where it listens. */
export async function serve(data: string): Promise<Child & { url: string }> {
  const child = cli(["serve", "--port", "0", "--data", data]);
  const [, url = ""] = await child.printed(/Listening on (http:\S+)/);
  return Object.assign(child, { url });
}
