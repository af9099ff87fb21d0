import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { isSigned, parseEvent } from "./carriers/easypost/event.ts";
import type { StationConfig } from "./config.ts";
import { hearCarrierEvent } from "./service/account/hear-event.ts";
import type { Parts } from "./service/context.ts";

export const eventsPath = "/easypost/events";
const maxBytes = 1024 * 1024;

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export interface CarrierListener {
  port: number;
  close(): Promise<void>;
}

/**
 * A door of its own for what EasyPost tells by itself, for stations whose owner leads a public address here (a tunnel). It takes
 * signed events and nothing else, so that the API never has to be made public for them.
 */
export async function listenForCarrier(
  { port, secretFile }: NonNullable<StationConfig["easypostEvents"]>,
  parts: Parts,
): Promise<CarrierListener> {
  const secret = readFileSync(secretFile, "utf8").split("\n")[0]?.trim() ?? "";
  if (secret === "") throw new Error(`The file of the events' secret, ${secretFile}, is empty.`);

  async function statusOf(request: IncomingMessage): Promise<number> {
    if (request.url !== eventsPath) return 404;
    if (request.method !== "POST") return 405;
    const body = await bodyOf(request);
    if (!body) return 413;
    const header = request.headers["x-hmac-signature"];
    if (!isSigned(body, typeof header === "string" ? header : undefined, secret)) return 401;
    const event = parseEvent(body, parts.clock.now());
    if (!event) return 422;
    await hearCarrierEvent(parts, event);
    return 200;
  }

  const server = createServer((request, response) => {
    statusOf(request)
      .catch((error: unknown) => {
        parts.log.warn({ err: error }, "an event of the carrier account could not be taken");
        return 503;
      })
      .then((status) =>
        response.writeHead(status, { "content-length": 0, connection: "close" }).end(),
      )
      .catch(() => response.destroy());
  });
  server.requestTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
