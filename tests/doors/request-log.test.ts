import { connect } from "node:net";
import { expect, test } from "vitest";
import { openRequestLog } from "#electron/doors/request-log.ts";
import { ManualClock } from "../manual-clock.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { Room, until } from "./room.ts";

test("every request is remembered with its key, status, request id and failure, the newest first", async () => {
  await using room = await Room.open();
  const { desk } = room.station;
  const script = await desk.createKey({ name: "Nightly script", scopes: ["read"] });
  await room.ask("GET", "/orders?search=secret@example.com", { key: script });
  await room.ask("POST", "/orders", { key: script, body: { items: [] } });
  await room.ask("GET", "/account/balance", { key: null });
  await room.ask("GET", "/nowhere");
  await room.ask("PUT", "/orders", { headers: { "x-request-id": "mine-1" } });
  await until(async () => (await desk.getLocalApi()).served >= 5);
  const { requests } = await desk.listRequests();
  expect(
    requests
      .slice(0, 5)
      .map(({ method, path, status, code, keyName }) => [method, path, status, code, keyName]),
  ).toEqual([
    ["PUT", "/api/v1/orders", 405, "METHOD_NOT_ALLOWED", null],
    ["GET", "/api/v1/nowhere", 404, "ROUTE_NOT_FOUND", null],
    ["GET", "/api/v1/account/balance", 401, "UNAUTHORIZED", null],
    ["POST", "/api/v1/orders", 403, "FORBIDDEN", "Nightly script"],
    ["GET", "/api/v1/orders", 200, null, "Nightly script"],
  ]);
  expect(requests[0]?.requestId).toBe("mine-1");
  expect(requests[4]?.requestId).toMatch(/^req_/);
  const { port } = new URL(room.station.url);
  expect(await desk.getLocalApi()).toMatchObject({
    url: `${room.station.url}/api/v1`,
    port: Number(port),
    problem: null,
    failed: 4,
  });
});

test("what is secret is not in it: no query, no header, no body, no secret, no token of a label", async () => {
  await using room = await Room.open();
  await room.fund();
  const order = await orderFor(room.client, undefined, { externalReference: "PRIVATE-77" });
  const bought = await room.client.purchaseLabels({ orderId: order.orderId });
  const labelUrl = bought.labels[0]?.labelUrl ?? "";
  const token = /labels\/([^.]+)\.pdf/.exec(labelUrl)?.[1] ?? "none";
  await fetch(labelUrl);
  // The same address to the router.
  const spelled = await fetch(labelUrl.replace("/labels/", "/%6Cabels/"));
  expect(spelled.status).toBe(200);
  await room.ask("GET", "/orders?search=PRIVATE-77", { headers: { "x-note": "PRIVATE-77" } });
  const list = () => room.station.desk.listRequests();
  await until(async () => (await list()).requests.some(({ path }) => path.startsWith("/labels/")));
  const text = JSON.stringify(await list());
  expect(text).toContain("/labels/….pdf");
  for (const secret of [token, "PRIVATE-77", room.key.apiSecret, room.key.apiKey])
    expect(text).not.toContain(secret);
});

test("refused and broken requests are remembered too", async () => {
  await using room = await Room.open();
  const { desk, url } = room.station;
  await fetch(`${url}/api/v1/orders`, { headers: { "sec-fetch-site": "cross-site" } });
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.end("this is not HTTP\r\n\r\n");
  await until(async () => (await desk.getLocalApi()).failed >= 2);
  const { requests } = await desk.listRequests();
  const failed = requests.filter(({ code }) => code !== null);
  const found = new Map(failed.map(({ status, code }) => [code, status]));
  expect(found).toEqual(
    new Map([
      ["MALFORMED_REQUEST", 400],
      ["ORIGIN_NOT_ALLOWED", 403],
    ]),
  );
});

test("a caller that hangs up before its answer is remembered as one that got none", async () => {
  await using room = await Room.open();
  const { desk, url } = room.station;
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const { apiKey, apiSecret } = room.key;
  const head = ["POST /api/v1/orders HTTP/1.1", `host: ${new URL(url).host}`];
  const headers = [`x-api-key: ${apiKey}`, `x-api-secret: ${apiSecret}`];
  const more = ["content-type: application/json", "content-length: 1000"];
  socket.write([...head, ...headers, ...more, "", '{"items":['].join("\r\n"));
  const found = async () =>
    (await desk.listRequests()).requests.find(({ method }) => method === "POST");
  await until(async () => (await desk.listKeys()).keys[0]?.lastUsedAt != null);
  socket.destroy();
  await until(async () => (await found()) !== undefined);
  expect(await found()).toMatchObject({ status: null, keyName: "test" });
  expect((await desk.getLocalApi()).failed).toBe(1);
});

test("the last thousand are kept, and the windows are told at most twice a second", async () => {
  const clock = new ManualClock();
  let told = 0;
  const log = openRequestLog(clock, () => {
    told += 1;
  });
  const seen = {
    at: "2026-11-23T16:00:00.000Z",
    method: "GET",
    path: "/",
    status: 200,
    durationMs: 1,
    keyName: null,
    requestId: null,
    code: null,
  };
  for (let n = 0; n < 1_005; n++) log.note(seen);
  await clock.advance(1_000);
  expect(told).toBe(1);
  const numbers = log.requests().map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([1_000, 1_005, 6]);
  log.note(seen);
  log.close();
  await clock.advance(1_000);
  expect(told).toBe(1);
});

test("the reference is the document that the port serves", async () => {
  await using room = await Room.open();
  const { document } = await room.station.desk.getApiReference();
  expect(document).toEqual(JSON.parse((await room.ask("GET", "/openapi.json")).text));
});
