import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Connection, type HttpAnswer } from "./connection.ts";
import { lineOf } from "./line-of.ts";

export interface StationProcess {
  url: string;
  pid: number;
  /** Ten of them, as a script that buys in bulk has. */
  connections: readonly Connection[];
  /** Lines of the key and of the body's type. */
  headers: string;
  post(path: string, body: unknown, connection?: Connection): Promise<HttpAnswer>;
  get(path: string, connection?: Connection): Promise<HttpAnswer>;
  close(): Promise<void>;
}

const lanes = 10;

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
  const connections = Array.from({ length: lanes }, () => new Connection(url));
  const [first = new Connection(url)] = connections;
  const headers = `x-api-key: ${key.apiKey}\r\nx-api-secret: ${key.apiSecret}\r\n`;
  const typed = `${headers}content-type: application/json\r\n`;
  return {
    url,
    pid: child.pid ?? 0,
    connections,
    headers: typed,
    post: (path, body, connection = first) =>
      connection.ask("POST", `/api/v1${path}`, typed, JSON.stringify(body)),
    get: (path, connection = first) => connection.ask("GET", `/api/v1${path}`, headers),
    async close() {
      for (const connection of connections) connection.close();
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
      rmSync(data, { recursive: true, force: true });
    },
  };
}
