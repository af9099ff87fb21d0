import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { signHex } from "#electron/outbox/sign.ts";
import { receiverSnippets } from "../../renderer/features/webhooks/receiver-snippets.ts";

const secret = "whsec_dGhlIHNlY3JldCBvZiBhIHRlc3Qgb2YgcmVjZWl2ZXJz";
const body = JSON.stringify({
  id: "evt_1",
  event: "label.created",
  data: { label: { trackingCode: "TRACK-1" } },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Posts until the receiver, which has just been started, listens. */
async function post(port: number, signature: string): Promise<number> {
  for (let tries = 0; ; tries++)
    try {
      const headers = { "x-webhook-signature": signature, "content-type": "application/json" };
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body, headers });
      return response.status;
    } catch (error) {
      if (tries > 2_000) throw error;
      await new Promise((resolve) => setImmediate(resolve));
    }
}

const hasPython = spawnSync("python3", ["-V"]).status === 0;
if (!hasPython) console.log("NO PYTHON on this machine: its receiver is not run.");

test.each([
  ["JavaScript", process.execPath, ["--input-type=module", "-e"]] as const,
  ...(hasPython ? [["Python", "python3", ["-c"]] as const] : []),
])(
  "the receiver in %s takes what is signed, once, and refuses the rest",
  async (language, file, args) => {
    const port = await freePort();
    const code = receiverSnippets[language].replaceAll("3000", String(port));
    const env = { ...process.env, SHIPDECK_WEBHOOK_SECRET: secret };
    const child: ChildProcess = spawn(file, [...args, code], {
      env,
      stdio: ["ignore", "pipe", "ignore"],
    });
    let said = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    try {
      const right = signHex(secret, Buffer.from(body));
      expect(await post(port, signHex("whsec_wrong", Buffer.from(body)))).toBe(401);
      expect(await post(port, "nonsense")).toBe(401);
      expect(await post(port, right)).toBe(204);
      expect(await post(port, right)).toBe(204);
      // A third event, so that the line of the first two is surely out.
      expect(await post(port, right)).toBe(204);
      await expect.poll(() => said).toContain("label.created TRACK-1");
      expect(said.match(/TRACK-1/g)).toHaveLength(1);
    } finally {
      child.kill();
      await once(child, "exit");
    }
  },
);
