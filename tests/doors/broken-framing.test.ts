import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerBrokenRequests } from "#electron/doors/broken-requests.ts";
import { ManualClock } from "../manual-clock.ts";
import { RawConnection, requestText } from "./raw-connection.ts";
import { Room } from "./room.ts";

let room: Room;
let port = 0;
let own: [string, string][] = [];
beforeAll(async () => {
  room = await Room.open();
  port = Number(new URL(room.station.url).port);
  own = [
    ["host", `127.0.0.1:${port}`],
    ["x-api-key", room.key.apiKey],
    ["x-api-secret", room.key.apiSecret],
    ["content-type", "application/json"],
  ];
});
afterAll(() => room[Symbol.asyncDispose]());

const post = "POST /api/v1/orders HTTP/1.1";
const smuggled = "GET /api/v1/account/balance HTTP/1.1\r\n\r\n";

describe("a request whose end is in doubt is refused whole, and nothing after it is served", () => {
  const cases: [string, string, [string, string][], string][] = [
    [
      "Content-Length and Transfer-Encoding",
      post,
      [
        ["content-length", "4"],
        ["transfer-encoding", "chunked"],
      ],
      `0\r\n\r\n${smuggled}`,
    ],
    [
      "two Content-Lengths",
      post,
      [
        ["content-length", "2"],
        ["content-length", "5"],
      ],
      "{}",
    ],
    ["a Content-Length that is no number", post, [["content-length", "2x"]], "{}"],
    ["a negative Content-Length", post, [["content-length", "-1"]], "{}"],
    ["an unknown Transfer-Encoding", post, [["transfer-encoding", "chunked, identity"]], "{}"],
    [
      "a chunk size that is none",
      post,
      [["transfer-encoding", "chunked"]],
      "zz\r\n{}\r\n0\r\n\r\n",
    ],
    ["a NUL in a header", post, [["x-a", "\u0000"]], ""],
    ["a blank before a colon", post, [["x-a ", "1"]], ""],
    ["a folded header", post, [["x-a", "1\r\n folded"]], ""],
    ["a method that is none", "G=T /api/v1/orders HTTP/1.1", [], ""],
    ["a blank in the path", "GET /api/v1/a b HTTP/1.1", [], ""],
    ["a version that is none", "GET /api/v1/orders HTTP/9.9", [], ""],
  ];
  test.each(cases)("%s", async (_, line, headers, body) => {
    using connection = await RawConnection.open(port);
    await connection.send(requestText(line, [...own, ...headers], body || undefined));
    const answer = await connection.answer();
    expect(answer?.status).toBe(400);
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({
      success: false,
      code: "MALFORMED_REQUEST",
      errors: [],
      requestId: answer?.headers.get("x-request-id"),
    });
    expect(await connection.answer()).toBeNull();
  });

  test("TLS on the plain port gets no conversation", async () => {
    using connection = await RawConnection.open(port);
    await connection.send(new Uint8Array([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3]));
    expect((await connection.answer())?.status).toBe(400);
    await connection.closed();
  });

  test("nothing of all that was done or logged as a bug", async () => {
    const { pagination } = await room.client.listOrders({});
    expect(pagination.total).toBe(0);
    expect(room.station.errors).toEqual([]);
  });
});

test("more than 16 KB of headers is a 431", async () => {
  const floods: [string, string][][] = [
    [["x-flood", "a".repeat(17_000)]],
    Array.from({ length: 2_000 }, (_, n) => [`x-${n}`, "1234"]),
    [["x-api-secret", "s".repeat(64_000)]],
  ];
  for (const flood of floods) {
    using connection = await RawConnection.open(port);
    await connection.send(
      requestText("GET /api/v1/orders HTTP/1.1", [...own.slice(0, 1), ...flood]),
    );
    const answer = await connection.answer();
    expect(answer?.status).toBe(431);
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({ code: "HEADERS_TOO_LARGE" });
  }
});

test("headers that never end are a 408 and a closed connection", async () => {
  // The station's own patience is 10 seconds; the same answer, with less of it.
  const impatient = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 };
  const server = createServer(impatient, () => {});
  const seen: string[] = [];
  answerBrokenRequests(server, {
    clock: new ManualClock(),
    newRequestId: () => "req_slow",
    noteRequest: ({ status, code }) => void seen.push(`${status} ${code}`),
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  try {
    using connection = await RawConnection.open((server.address() as AddressInfo).port);
    await connection.send("GET /api/v1/orders HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ");
    const answer = await connection.answer();
    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body ?? "")).toMatchObject({
      code: "REQUEST_TIMEOUT",
      requestId: "req_slow",
    });
    await connection.closed();
    expect(seen).toEqual(["408 REQUEST_TIMEOUT"]);
  } finally {
    server.close();
  }
});

test("a caller who goes away in the middle of a body leaves no trace", async () => {
  {
    using connection = await RawConnection.open(port);
    await connection.send(requestText(post, [...own, ["content-length", "1000"]], '{"items":['));
  }
  expect((await room.client.listOrders({})).pagination.total).toBe(0);
  expect(room.station.errors).toEqual([]);
});
