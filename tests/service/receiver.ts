import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Hit {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

export type Answer = number | ((response: ServerResponse, hit: Hit) => void);

export interface Receiver {
  readonly url: string;
  readonly port: number;
  readonly hits: Hit[];
  /** What the next requests get: a status, or a function that answers, or does not. */
  answer: Answer;
  /** Resolves once so many requests have come. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

/** A real HTTP receiver on a free loopback port. */
export async function openReceiver(answer: Answer = 200, host = "127.0.0.1"): Promise<Receiver> {
  const hits: Hit[] = [];
  const waiting = new Set<() => void>();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = request.headers as Record<string, string>;
    const hit = { path: request.url ?? "", headers, body: await buffer(request) };
    hits.push(hit);
    for (const check of waiting) check();
    const { answer } = receiver;
    if (typeof answer === "function") answer(response, hit);
    else response.writeHead(answer, { "content-type": "text/plain" }).end("thanks");
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  const receiver: Receiver = {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/hook`,
    port,
    hits,
    answer,
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (hits.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
