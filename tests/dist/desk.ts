import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { httpClient } from "#electron/http-client.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import type { Debian } from "./debian.ts";

/** Where the clerk's data lies, as seen from inside. */
export const data = "/home/clerk/.config/Shipdeck";

/** The same folder, from outside. */
export const dataOf = (debian: Debian) => join(debian.tree, data);

export interface OpenDesk {
  pid: number;
  /** Where the API is served. */
  url: string;
  close(): Promise<void>;
}

/** What the clerk does from the menu: starts the installed program, and sees its station come up. */
export async function openDesk(debian: Debian, env: NodeJS.ProcessEnv = {}): Promise<OpenDesk> {
  const discovery = join(dataOf(debian), "sandbox", "station.json");
  const child = debian.start("clerk", env, "/usr/bin/shipdeck", "--port", "0");
  const ended = once(child, "exit");
  let said = "";
  child.stderr?.on("data", (bytes: Buffer) => (said += bytes.toString()));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isSettled = () => existsSync(discovery) || hasEnded();
  await expect.poll(isSettled, { timeout: 90_000 }).toBe(true);
  if (hasEnded()) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}: ${said}`);
  const { port } = JSON.parse(readFileSync(discovery, "utf8")) as { port: number };
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill("SIGTERM");
      await ended;
      expect(existsSync(discovery)).toBe(false);
    },
  };
}

/** A client of the running station with a key that `made` has printed. */
export function clientOf(desk: OpenDesk, made: string): Client<Api> {
  return httpClient(desk.url, JSON.parse(made) as { apiKey: string; apiSecret: string }, fetch);
}
