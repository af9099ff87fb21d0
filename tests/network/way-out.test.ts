import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSend } from "#electron/carriers/easypost/send.ts";
import { type Way, WayOut } from "#electron/network/way-out.ts";
import { DeskMachine } from "../desk-machine.ts";
import { failureOf } from "../doors/room.ts";
import { TestStation } from "../station.ts";

const file = (name: string) => join(import.meta.dirname, "certificates", name);
const pem = (name: string) => readFileSync(file(name), "utf8");

let proxy: Server;
let outside: Server;
/** What the proxy was asked for, with the credentials that came along. */
let passed: { to: string; credentials: string | undefined }[];
let way: Way;
let out: WayOut;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  passed = [];
  outside = createSecureServer(
    { key: pem("server-key.pem"), cert: pem("server.pem") },
    (_, response) => void response.end("{}"),
  );
  outside.listen(0, "127.0.0.1");
  await once(outside, "listening");
  proxy = createServer((_, response) => void response.writeHead(404).end());
  proxy.on("connect", (request, client) => {
    passed.push({ to: request.url ?? "", credentials: request.headers["proxy-authorization"] });
    // Only the proxy knows where this name is.
    const server = connect(portOf(outside), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      server.pipe(client);
      client.pipe(server);
    });
    for (const end of [server, client]) end.on("error", () => (server.destroy(), client.destroy()));
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  way = {
    proxy: `http://ada:p%40ss@127.0.0.1:${portOf(proxy)}`,
    authority: pem("authority.pem"),
  };
  out = new WayOut(() => way);
});
afterEach(async () => {
  await out.close();
  for (const server of [proxy, outside]) {
    server.closeAllConnections();
    server.close();
  }
});

const ask = (baseUrl: string) =>
  openSend({ baseUrl, userAgent: "test", dispatcher: async () => out })({
    method: "GET",
    path: "/addresses",
    key: null,
    timeoutMs: 10_000,
  });

test("what lies outside is asked through the company's proxy, with its password, and its authority is trusted", async () => {
  const answer = await ask("https://outside.test:8443");
  expect(answer).toMatchObject({ kind: "answer", status: 200 });
  expect(passed).toEqual([
    {
      to: "outside.test:8443",
      credentials: `Basic ${Buffer.from("ada:p@ss").toString("base64")}`,
    },
  ]);
});

test("an authority that nobody named is not trusted; once it is, the next call goes through without a restart", async () => {
  way = { ...way, authority: null };
  expect(await ask("https://outside.test:8443")).toMatchObject({
    kind: "failed",
    sent: false,
    message: expect.stringContaining("cannot be trusted"),
  });
  way = { ...way, authority: pem("authority.pem") };
  expect(await ask("https://outside.test:8443")).toMatchObject({ kind: "answer", status: 200 });
});

test("a proxy that is gone has a sentence of its own kind, and nothing was sent", async () => {
  proxy.closeAllConnections();
  proxy.close();
  expect(await ask("https://outside.test:8443")).toMatchObject({ kind: "failed", sent: false });
});

test("what is on this computer is never asked through the proxy", async () => {
  expect(await ask(`http://127.0.0.1:${portOf(proxy)}`)).toMatchObject({
    kind: "answer",
    status: 404,
  });
  expect(passed).toEqual([]);
});

test("the desk keeps the proxy sealed, never tells its password, and takes only certificates of authorities", async () => {
  const machine = new DeskMachine();
  await using station = await TestStation.open({ machine });
  const told = await station.desk.setProxy({ url: "http://ada:hush@proxy.example.com:3128" });
  expect(told).toEqual({
    proxy: "http://ada@proxy.example.com:3128",
    readable: true,
    authority: null,
  });
  for (const url of ["proxy", "ftp://proxy:1", "http://proxy:3128/path", "http://a b:1"])
    expect((await failureOf(station.desk.setProxy({ url }))).code).toBe("VALIDATION_ERROR");
  for (const [name, why] of [
    ["server-key.pem", "private key"],
    ["server.pem", "not of an authority"],
    ["../way-out.test.ts", "is no certificate"],
  ] as const) {
    machine.chosen = file(name);
    const refused = await failureOf(station.desk.chooseAuthority());
    expect([refused.code, refused.message]).toEqual([
      "VALIDATION_ERROR",
      expect.stringContaining(why),
    ]);
  }
  machine.chosen = file("authority.pem");
  expect((await station.desk.chooseAuthority()).authority?.name).toContain(
    "Example Company Authority",
  );
  expect((await station.desk.forgetAuthority()).authority).toBeNull();
  expect((await station.desk.setProxy({ url: null })).proxy).toBeNull();
});
