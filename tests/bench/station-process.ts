import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Pool } from "undici";

export interface StationProcess {
  url: string;
  pid: number;
  pool: Pool;
  headers: Record<string, string>;
  post(path: string, body: unknown): Promise<{ status: number; text: string }>;
  close(): Promise<void>;
}

/** The first line of a child that matches; rejects when it ends before. */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    const { stdout } = child;
    if (!stdout) {
      reject(new Error("the child has no output"));
      return;
    }
    createInterface({ input: stdout }).on("line", (line) => {
      const match = pattern.exec(line);
      if (match) resolve(match);
    });
    child.once("exit", (code) => reject(new Error(`the child ended with ${code}`)));
  });
}

const connections = 10;

/** A real station in a process of its own, with a key and money. */
export async function startStation(): Promise<StationProcess> {
  const data = mkdtempSync(join(tmpdir(), "shipdeck-bench-"));
  const cli = (...args: string[]) => ["electron/cli.ts", ...args, "--data", data];
  const child = spawn(process.execPath, cli("serve", "--port", "0"), {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [, url = ""] = await lineOf(child, /Listening on (\S+)/);
  const key = JSON.parse(
    execFileSync(process.execPath, cli("keys", "create", "--name", "bench", "--json"), {
      encoding: "utf8",
    }),
  ) as { apiKey: string; apiSecret: string };
  execFileSync(process.execPath, cli("wallet", "deposit", "--currency", "BTC", "--amount", "1000"));
  const pool = new Pool(url, { connections, pipelining: 1 });
  const headers = {
    "x-api-key": key.apiKey,
    "x-api-secret": key.apiSecret,
    "content-type": "application/json",
  };
  return {
    url,
    pid: child.pid ?? 0,
    pool,
    headers,
    async post(path, body) {
      const answer = await pool.request({
        method: "POST",
        path: `/api/v1${path}`,
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.statusCode, text: await answer.body.text() };
    },
    async close() {
      await pool.close();
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Keeps `connections` requests under way for `ms`; answers how many ended in a second. */
export async function perSecond(ms: number, request: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const lane = async () => {
    while (performance.now() - start < ms) {
      await request();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  return (done * 1000) / (performance.now() - start);
}
