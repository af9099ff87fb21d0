import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PostRequest } from "#electron/outbox/parts.ts";
import { openPoster } from "#electron/outbox/post.ts";
import { until } from "../doors/room.ts";
import { ManualClock } from "../manual-clock.ts";

const lan = { lan: true, ownPort: null };
let clock: ManualClock;
let server: Server;
/** Connections in the order in which they came, with how many requests each of them carried. */
let came: { socket: Socket; requests: number }[];
/** What a request gets; the second number is how many its connection has carried with it. */
let answer: (socket: Socket, carried: number) => string | null;
let address: string;
let poster: ReturnType<typeof openPoster>;

beforeEach(async () => {
  clock = new ManualClock(1_000_000);
  came = [];
  answer = () => "thanks";
  address = "127.0.0.1";
  server = createServer((request, response) => {
    const line = came.find(({ socket }) => socket === request.socket);
    if (!line) throw new Error("a request came over no connection");
    line.requests += 1;
    const text = answer(line.socket, line.requests);
    if (text === null) line.socket.destroy();
    else request.resume().on("end", () => void response.end(text));
  });
  server.on("connection", (socket: Socket) => void came.push({ socket, requests: 0 }));
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  poster = openPoster({ clock, resolve: async () => [{ address, family: 4 }] });
});
afterEach(async () => {
  await poster.hangUp();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function post(path = "/", more: Partial<PostRequest> = {}) {
  const { port } = server.address() as { port: number };
  return poster({
    url: `http://receiver.example:${port}${path}`,
    headers: { "Content-Type": "application/json" },
    body: Buffer.from("{}"),
    policy: lan,
    signal: new AbortController().signal,
    ...more,
  });
}
const requests = () => came.map((line) => line.requests);
const open = () => came.filter(({ socket }) => !socket.destroyed).length;

describe("what follows soon", () => {
  it("goes over the connection of what went before, and each URL has its own", async () => {
    for (let n = 0; n < 3; n++) expect(await post()).toMatchObject({ status: 200, error: null });
    expect(requests()).toEqual([3]);
    expect(await post("/other")).toMatchObject({ status: 200 });
    expect(requests()).toEqual([3, 1]);
  });

  it("goes over as many connections as there are posts at once", async () => {
    await Promise.all([post(), post(), post()]);
    await Promise.all([post(), post()]);
    expect(requests().toSorted((a, b) => a - b)).toEqual([1, 2, 2]);
  });

  it("is waited for two seconds, and until the station closes", async () => {
    await post();
    await clock.advance(1_999);
    await post();
    expect(requests()).toEqual([2]);
    await clock.advance(2_000);
    await until(() => open() === 0);
    await post();
    expect(open()).toBe(1);
    await poster.hangUp();
    await until(() => open() === 0);
  });

  it("is sent once more over a fresh connection when the receiver has ended the kept one without a word", async () => {
    answer = (_, carried) => (carried === 1 ? "thanks" : null);
    await post();
    expect(await post()).toMatchObject({ status: 200, error: null });
    expect(requests()).toEqual([2, 1]);
    answer = () => null;
    expect((await post()).error).toContain("without an answer");
    expect(requests()).toEqual([2, 2, 1]);
  });

  it("gets a fresh connection after an answer that was not read to its end", async () => {
    answer = () => "a".repeat(500_000);
    for (let n = 0; n < 2; n++) expect(await post()).toMatchObject({ status: 200 });
    expect(requests()).toEqual([1, 1]);
  });
});

describe("a connection that is kept", () => {
  it("is not used once its name leads elsewhere, nor to what it leads to then", async () => {
    expect(await post()).toMatchObject({ status: 200 });
    address = "169.254.169.254";
    expect((await post()).error).toContain("never");
    expect(requests()).toEqual([1]);
  });

  it("is not used once the name leads to another good address", async () => {
    expect(await post()).toMatchObject({ status: 200 });
    // Nothing listens there.
    address = "127.0.0.2";
    expect((await post()).error).toContain("nothing listens");
    expect(requests()).toEqual([1]);
    await until(() => open() === 0);
  });

  it("is not used once the local network is forbidden, or the port has become the station's own", async () => {
    const { port } = server.address() as { port: number };
    expect(await post()).toMatchObject({ status: 200 });
    const forbidden = await post("/", { policy: { lan: false, ownPort: null } });
    expect(forbidden.error).toContain("back to this computer");
    const own = await post("/", { policy: { lan: true, ownPort: port } });
    expect(own.error).toContain("own address");
    expect(requests()).toEqual([1]);
  });
});
