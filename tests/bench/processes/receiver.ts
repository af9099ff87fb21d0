import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A receiver of webhooks that writes a line for each: when it came, in ms of the wall clock, and when the event says it happened. */
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => void chunks.push(chunk));
  request.on("end", () => {
    const came = Date.now();
    response.writeHead(200, { "content-length": 2 }).end("ok");
    const happened = /"timestamp":"([^"]+)"/.exec(Buffer.concat(chunks).toString("utf8"))?.[1];
    process.stdout.write(`GOT ${came} ${happened === undefined ? "" : Date.parse(happened)}\n`);
  });
});
server.listen(0, "127.0.0.1", () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
});
