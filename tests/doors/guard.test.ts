import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orderFor } from "../seeds/warehouse.ts";
import { RawConnection, requestText } from "./raw-connection.ts";
import { Room } from "./room.ts";

type Header = readonly [string, string];

let room: Room;
let port = 0;
let label = "";
beforeAll(async () => {
  room = await Room.open();
  port = Number(new URL(room.station.url).port);
  await room.fund();
  const { orderId } = await orderFor(room.client);
  const { labels } = await room.client.purchaseLabels({ orderId });
  label = new URL(labels[0]?.labelUrl ?? "").pathname;
});
afterAll(() => room[Symbol.asyncDispose]());

async function ask(line: string, headers: readonly Header[], body?: string) {
  using connection = await RawConnection.open(port);
  await connection.send(requestText(line, headers, body));
  const answer = await connection.answer(line.startsWith("HEAD"));
  if (!answer) throw new Error(`no answer to ${line}`);
  return answer;
}
const credentials = (): Header[] => [
  ["x-api-key", room.key.apiKey],
  ["x-api-secret", room.key.apiSecret],
];
const codeOf = (body: string) => (JSON.parse(body) as { code: string }).code;

describe("the Host header", () => {
  const balance = "GET /api/v1/account/balance HTTP/1.1";
  test("must be one of ours, in any letter case", async () => {
    for (const host of ["127.0.0.1", "localhost", "LocalHost", "[::1]"]) {
      const answer = await ask(balance, [["host", `${host}:${port}`], ...credentials()]);
      expect([host, answer.status]).toEqual([host, 200]);
    }
  });

  test("of anybody else is a 403, even with the right key", async () => {
    const others = [
      `evil.test:${port}`,
      "127.0.0.1",
      "localhost",
      `127.0.0.1:${port + 1}`,
      `127.0.0.1.evil.test:${port}`,
      `localhost.:${port}`,
      `0.0.0.0:${port}`,
      `127.1:${port}`,
      `user@127.0.0.1:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      "",
    ];
    for (const host of others) {
      const answer = await ask(balance, [["host", host], ...credentials()]);
      expect([host, answer.status, codeOf(answer.body)]).toEqual([host, 403, "ORIGIN_NOT_ALLOWED"]);
    }
  });

  test("must be there once: none and two are refused", async () => {
    const ours: Header = ["host", `127.0.0.1:${port}`];
    for (const hosts of [[], [ours, ours], [ours, ["Host", "evil.test"] as const]]) {
      const answer = await ask(balance, [...hosts, ...credentials()]);
      expect([answer.status, codeOf(answer.body)]).toEqual([403, "ORIGIN_NOT_ALLOWED"]);
    }
    const old = await ask("GET /api/v1/account/balance HTTP/1.0", credentials());
    expect([old.status, codeOf(old.body)]).toEqual([403, "ORIGIN_NOT_ALLOWED"]);
  });

  test("an absolute address in the request line does not get around it", async () => {
    const line = `GET http://127.0.0.1:${port}/api/v1/account/balance HTTP/1.1`;
    const answer = await ask(line, [["host", `evil.test:${port}`], ...credentials()]);
    expect([answer.status, codeOf(answer.body)]).toEqual([403, "ORIGIN_NOT_ALLOWED"]);
  });

  test("an absolute address in the request line must be ours, too", async () => {
    const own: Header = ["host", `127.0.0.1:${port}`];
    for (const [target, status] of [
      [`http://LOCALHOST:${port}`, 200],
      [`http://evil.test:${port}`, 403],
      ["http://evil.test", 403],
      [`http://127.0.0.1:${port}@evil.test`, 403],
      ["http://", 403],
    ] as const) {
      const line = `GET ${target}/api/v1/account/balance HTTP/1.1`;
      const answer = await ask(line, [own, ...credentials()]);
      expect([target, answer.status]).toEqual([target, status]);
    }
  });
});

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const paths = ["/api/v1/orders", "/api/v1/openapi.json", "/api/v1/nothing", "/", "/labels/x.pdf"];
const pages: [string, Header[]][] = [
  [
    "a page by fetch",
    [
      ["origin", "https://evil.test"],
      ["sec-fetch-site", "cross-site"],
    ],
  ],
  ["a page of ours, were there one", [["origin", "http://localhost:PORT"]]],
  ["a sandboxed frame", [["origin", "null"]]],
  ["an empty origin", [["origin", ""]]],
  [
    "an image tag",
    [
      ["sec-fetch-site", "cross-site"],
      ["sec-fetch-mode", "no-cors"],
    ],
  ],
  ["another port of this machine", [["sec-fetch-site", "same-site"]]],
  [
    "a preflight",
    [
      ["origin", "https://evil.test"],
      ["access-control-request-method", "POST"],
    ],
  ],
  ["a rebound name", [["host", "rebound.test:PORT"]]],
];

describe.each(pages)("%s", (_, given) => {
  test.each(methods)("gets a 403 for every path by %s, and never a CORS header", async (method) => {
    const headers = given.map(([name, value]) => [name, value.replace("PORT", `${port}`)] as const);
    const host: Header[] = headers.some(([name]) => name === "host")
      ? []
      : [["host", `127.0.0.1:${port}`]];
    for (const path of paths) {
      const answer = await ask(`${method} ${path} HTTP/1.1`, [
        ...host,
        ...headers,
        ...credentials(),
      ]);
      expect([path, answer.status]).toEqual([path, 403]);
      if (method !== "HEAD") expect(codeOf(answer.body)).toBe("ORIGIN_NOT_ALLOWED");
      const cors = [...answer.headers.keys()].filter((name) => name.startsWith("access-control"));
      expect(cors).toEqual([]);
    }
  });
});

describe("a person's own browser", () => {
  const navigation = (site: string): Header[] => [
    ["host", `127.0.0.1:${port}`],
    ["sec-fetch-site", site],
    ["sec-fetch-mode", "navigate"],
  ];
  test("may open a label from anywhere, as a navigation", async () => {
    for (const site of ["none", "cross-site", "same-site", "same-origin"]) {
      const answer = await ask(`GET ${label} HTTP/1.1`, navigation(site));
      expect([site, answer.status]).toEqual([site, 200]);
    }
  });

  test("may not read a label from a page's script or image tag", async () => {
    for (const mode of ["cors", "no-cors", "same-origin"]) {
      const answer = await ask(`GET ${label} HTTP/1.1`, [
        ["host", `127.0.0.1:${port}`],
        ["sec-fetch-site", "cross-site"],
        ["sec-fetch-mode", mode],
      ]);
      expect([mode, answer.status]).toEqual([mode, 403]);
    }
  });

  test("may not show a label in a frame of a page, seen or not", async () => {
    for (const dest of ["iframe", "frame", "embed", "object"]) {
      const framed: Header[] = [...navigation("cross-site"), ["sec-fetch-dest", dest]];
      const answer = await ask(`GET ${label} HTTP/1.1`, framed);
      expect([dest, answer.status]).toEqual([dest, 403]);
    }
    const opened: Header[] = [...navigation("cross-site"), ["sec-fetch-dest", "document"]];
    const { status, headers } = await ask(`GET ${label} HTTP/1.1`, opened);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test("may not be navigated to the API by a page, but may type its address", async () => {
    const line = "GET /api/v1/openapi.json HTTP/1.1";
    for (const site of ["cross-site", "same-site", "same-origin"])
      expect((await ask(line, navigation(site))).status).toBe(403);
    expect((await ask(line, navigation("none"))).status).toBe(200);
  });
});

test("good answers carry no CORS header either", async () => {
  for (const path of ["/api/v1/openapi.json", label]) {
    const answer = await ask(`GET ${path} HTTP/1.1`, [["host", `127.0.0.1:${port}`]]);
    expect(answer.status).toBe(200);
    expect([...answer.headers.keys()].join(" ")).not.toContain("access-control");
  }
});
