import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  ];
});
afterAll(() => room[Symbol.asyncDispose]());

const good = () => requestText("GET /api/v1/account/balance HTTP/1.1", own);
function envelopeOf(body: string): { code: string; requestId: string } {
  const envelope = JSON.parse(body) as Record<string, unknown>;
  expect(envelope).toMatchObject({
    success: false,
    error: expect.stringMatching(/./),
    message: expect.stringMatching(/./),
    errors: expect.any(Array),
    requestId: expect.stringMatching(/^req_/),
  });
  return envelope as { code: string; requestId: string };
}
/** Sends one request and sees that the connection is still good. */
async function askAndGoOn(line: string, body?: string) {
  using connection = await RawConnection.open(port);
  const json: [string, string][] = body === undefined ? [] : [["content-type", "application/json"]];
  await connection.send(requestText(line, [...own, ...json], body));
  const answer = await connection.answer(line.startsWith("HEAD"));
  if (!answer) throw new Error(`no answer to ${line}`);
  await connection.send(good());
  expect((await connection.answer())?.status).toBe(200);
  expect(room.station.errors).toEqual([]);
  return answer;
}

describe("paths", () => {
  test.each([
    "/",
    "/api",
    "/api/v1",
    "/api/v1/",
    "/api/v2/orders",
    "/API/v1/orders",
    "/api/v1/Orders",
    "//api/v1/orders",
    "/api/v1//orders",
    "/api/v1/../v1/orders",
    "/api/v1/%2e%2e/v1/orders",
    "/api%2fv1%2forders",
    "/api/v1/orders/a/b",
    "/api/v1/orders/%zz",
    "/api/v1/orders/%ff",
    "/%",
    "//[",
    "///",
    "//evil.test/api/v1/orders",
    "/labels/../../etc/passwd",
    "/.git/config",
    "/__proto__",
    "/api/v1/constructor",
  ])("%s leads nowhere: a 404 in the envelope", async (path) => {
    const answer = await askAndGoOn(`GET ${path} HTTP/1.1`);
    expect(answer.status).toBe(404);
    expect(envelopeOf(answer.body).code).toBe("ROUTE_NOT_FOUND");
    expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test.each([
    ["/api/v1/orders/%00", 400],
    ["/api/v1/orders/a%0d%0aX-Evil:1", 400],
    [`/api/v1/orders/${"a".repeat(600)}`, 400],
    ["/api/v1/orders/%2e%2e", 404],
    ["/api/v1/orders/__proto__", 404],
    ["/api/v1/tracking/%F0%9F%93%A6", 404],
    ["/api/v1/webhooks/..%2f..", 404],
    ["/labels/", 404],
  ])("an id of %s is looked at as a text: %i", async (path, status) => {
    const answer = await askAndGoOn(`GET ${path} HTTP/1.1`);
    expect(answer.status).toBe(status);
    envelopeOf(answer.body);
    expect(answer.headers.has("x-evil")).toBe(false);
  });

  test("an address of 100 KB is refused with words, and the station goes on", async () => {
    using connection = await RawConnection.open(port);
    await connection.send(requestText(`GET /${"a".repeat(100_000)} HTTP/1.1`, own));
    const answer = await connection.answer();
    expect(answer?.status).toBe(431);
    expect(envelopeOf(answer?.body ?? "").code).toBe("HEADERS_TOO_LARGE");
    await connection.closed();
    await askAndGoOn("GET /api/v1/orders HTTP/1.1");
  });
});

describe("methods", () => {
  test.each([
    ["PUT", "/api/v1/orders", "GET, POST, HEAD"],
    ["DELETE", "/api/v1/orders", "GET, POST, HEAD"],
    ["OPTIONS", "/api/v1/orders/ord_1", "GET, HEAD"],
    ["TRACE", "/api/v1/account/balance", "GET, HEAD"],
    ["PROPFIND", "/api/v1/orders/ord_1", "GET, HEAD"],
    ["GET", "/api/v1/labels/purchase", "POST"],
    ["HEAD", "/api/v1/shipping/rates", "POST"],
    ["PUT", "/api/v1/webhooks/hook_1", "GET, PATCH, DELETE, HEAD"],
    ["POST", "/api/v1/openapi.json", "GET, HEAD"],
    ["DELETE", "/labels/x.pdf", "GET, HEAD"],
  ])("%s %s is a 405 that names the right ones", async (method, path, allow) => {
    const answer = await askAndGoOn(`${method} ${path} HTTP/1.1`);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    if (method !== "HEAD") expect(envelopeOf(answer.body).code).toBe("METHOD_NOT_ALLOWED");
  });

  test("a wrong method with a body of any kind is a 405 too", async () => {
    expect((await askAndGoOn("PUT /api/v1/orders HTTP/1.1", '{"a":1}')).status).toBe(405);
  });

  test("OPTIONS * and CONNECT get no further", async () => {
    expect((await askAndGoOn("OPTIONS * HTTP/1.1")).status).toBe(404);
    using connection = await RawConnection.open(port);
    await connection.send(requestText(`CONNECT 127.0.0.1:${port} HTTP/1.1`, own));
    const answer = await connection.answer();
    expect(answer === null || answer.status >= 400).toBe(true);
  });

  test("HEAD answers as GET does, without the body", async () => {
    const head = await askAndGoOn("HEAD /api/v1/orders HTTP/1.1");
    const get = await askAndGoOn("GET /api/v1/orders HTTP/1.1");
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
  });

  test("an offer to upgrade is not taken up", async () => {
    using connection = await RawConnection.open(port);
    const upgrade: [string, string][] = [
      ["connection", "Upgrade"],
      ["upgrade", "websocket"],
      ["sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="],
      ["sec-websocket-version", "13"],
    ];
    await connection.send(
      requestText("GET /api/v1/account/balance HTTP/1.1", [...own, ...upgrade]),
    );
    expect((await connection.answer())?.status).toBe(200);
  });
});

test("HTTP/1.0 with a Host is served, then the connection ends", async () => {
  using connection = await RawConnection.open(port);
  await connection.send(requestText("GET /api/v1/account/balance HTTP/1.0", own));
  expect((await connection.answer())?.status).toBe(200);
  await connection.closed();
});

test("requests in one packet are answered in their order", async () => {
  using connection = await RawConnection.open(port);
  const missing = requestText("GET /nowhere HTTP/1.1", own);
  await connection.send(good() + missing + good());
  const statuses = [];
  for (let n = 0; n < 3; n++) statuses.push((await connection.answer())?.status);
  expect(statuses).toEqual([200, 404, 200]);
});

test("a caller's own request id comes back, an unfit one does not", async () => {
  const ids = ["abc-1.2_X", "x".repeat(200)];
  for (const id of ids) {
    const answer = await room.ask("GET", "/nowhere", { headers: { "x-request-id": id } });
    expect([answer.headers.get("x-request-id"), answer.body.requestId]).toEqual([id, id]);
  }
  for (const id of ["", "a b", "<script>", "x".repeat(201), "é"]) {
    const answer = await room.ask("GET", "/nowhere", { headers: { "x-request-id": id } });
    expect(answer.body.requestId).toMatch(/^req_/);
    expect(answer.headers.get("x-request-id")).toBe(answer.body.requestId);
  }
});
