import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const page = `<!doctype html><title>Free shipping</title><body>`;
/** Asks for whatever the page names, with every power that a service worker has. */
const worker = `self.addEventListener("message", async (event) => {
  let read = "nothing";
  try {
    const answer = await fetch(event.data, { credentials: "include" });
    read = answer.status + " " + (await answer.text());
  } catch {}
  event.source.postMessage(read);
});`;

/** Somebody else's web site, on another port of this computer: an empty page, and a service worker. */
export async function servePages(): Promise<{ port: number; close(): void }> {
  const server = createServer(({ url }, response) => {
    const isWorker = url === "/worker.js";
    const type = isWorker ? "text/javascript" : "text/html";
    response.writeHead(200, { "content-type": type }).end(isWorker ? worker : page);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
