import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The limit of any HTTP API in one Node process: takes a POST, replies the bytes it was given, does nothing else. */
const bytes = Buffer.from(process.argv[2] ?? "", "base64");
const server = createServer((request, response) => {
  request.on("data", () => {});
  request.on("end", () => {
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": bytes.length,
    });
    response.end(bytes);
  });
});
server.listen(0, "127.0.0.1", () => {
  console.log(`Listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
