import { spawn } from "node:child_process";
import { lineOf } from "./line-of.ts";

export interface BareServer {
  url: string;
  close(): void;
}

/** A process of its own that replies these bytes to whatever comes. */
export async function startBareServer(reply: string): Promise<BareServer> {
  const bytes = Buffer.from(reply).toString("base64");
  const child = spawn(process.execPath, ["tests/bench/processes/bare-server.ts", bytes], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [, url = ""] = await lineOf(child, /Listening on (\S+)/);
  return { url, close: () => void child.kill() };
}
