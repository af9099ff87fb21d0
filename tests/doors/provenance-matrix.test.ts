import { afterAll, beforeAll, expect, test } from "vitest";
import { RawConnection, requestText } from "./raw-connection.ts";
import { Room } from "./room.ts";

let room: Room;
let port = 0;
beforeAll(async () => {
  room = await Room.open();
  port = Number(new URL(room.station.url).port);
});
afterAll(() => room[Symbol.asyncDispose]());

/** `PORT` stands for the station's own. */
const hosts = ["127.0.0.1:PORT", "[::1]:PORT", "localhost:PORT", "evil.test:PORT", "127.0.0.1"];
const sources: Record<string, string>[] = [
  {},
  { "sec-fetch-site": "none" },
  { origin: "null" },
  { origin: "http://localhost:PORT" },
  { "sec-fetch-site": "same-origin" },
  { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.test" },
];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const contentTypes = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
];

/** What a request for /api/v1/orders with the body `{}` deserves. */
function expected(host: number, source: number, method: string, contentType: string): number {
  if (host > 2 || source > 1) return 403;
  if (method === "GET" || method === "HEAD") return 200;
  if (method !== "POST") return 405;
  return contentType === "application/json" ? 400 : 415;
}

test.each(hosts.map((host, number) => [host, number] as const))(
  "Host %s with every source, method and content type",
  async (host, hostNumber) => {
    using connection = await RawConnection.open(port);
    const at = (text: string) => text.replace("PORT", `${port}`);
    for (const [sourceNumber, source] of sources.entries())
      for (const method of methods)
        for (const contentType of contentTypes) {
          const body = method === "GET" || method === "HEAD" ? undefined : "{}";
          const headers: [string, string][] = [
            ["host", at(host)],
            ["x-api-key", room.key.apiKey],
            ["x-api-secret", room.key.apiSecret],
            ...Object.entries(source).map(([name, value]): [string, string] => [name, at(value)]),
            ["content-type", contentType],
          ];
          await connection.send(requestText(`${method} /api/v1/orders HTTP/1.1`, headers, body));
          const answer = await connection.answer(method === "HEAD");
          const what = `${JSON.stringify(source)} ${method} ${contentType}`;
          expect([what, answer?.status]).toEqual([
            what,
            expected(hostNumber, sourceNumber, method, contentType),
          ]);
          const names = [...(answer?.headers.keys() ?? [])];
          expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
        }
    expect((await room.client.listOrders({})).pagination.total).toBe(0);
  },
);
