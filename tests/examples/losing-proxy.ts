import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface LosingProxy extends AsyncDisposable {
  url: string;
  /** Requests of this path that came, by their Idempotency-Key. */
  keys: string[];
}

/** Passes everything on, but loses the answer to the first POST of `path`: the work is done, and the caller does not know. */
export async function openLosingProxy(target: string, path: string): Promise<LosingProxy> {
  const keys: string[] = [];
  const server = createServer((request, response) => {
    const pass = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(target + request.url, {
        method: request.method ?? "GET",
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (request.method === "POST" && request.url === path) {
        keys.push(String(request.headers["idempotency-key"]));
        if (keys.length === 1) {
          request.socket.destroy();
          return;
        }
      }
      response.writeHead(answer.status, { "content-type": "application/json" }).end(bytes);
    };
    void pass().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
