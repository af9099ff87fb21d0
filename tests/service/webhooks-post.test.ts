import { createServer, type Server, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PostRequest } from "#electron/outbox/parts.ts";
import { openPoster } from "#electron/outbox/post.ts";
import { ManualClock } from "../manual-clock.ts";
import { openReceiver, type Receiver } from "./receiver.ts";

const body = Buffer.from('{"n": 136.0}');
const policy = { lan: false, ownPort: null };
let clock: ManualClock;
let receiver: Receiver;
beforeEach(async () => {
  clock = new ManualClock(1_000_000);
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

function post(
  url: string,
  more: Partial<PostRequest> = {},
  resolve?: () => Promise<{ address: string; family: number }[]>,
) {
  const poster = openPoster({ clock, ...(resolve ? { resolve } : {}) });
  const headers = { "Content-Type": "application/json", "X-Webhook-Id": "evt_1" };
  return poster({ url, headers, body, policy, signal: new AbortController().signal, ...more });
}

/** A receiver that speaks raw bytes. */
async function rawReceiver(
  onConnection: (socket: Socket) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`, server };
}

/** Turns of the event loop until something is so; only real sockets are waited for, no time. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((next) => setImmediate(next));
}

describe("a post", () => {
  it("carries the exact bytes, path and headers, and tells the answer", async () => {
    receiver.answer = (response) =>
      response.writeHead(202, { "retry-after": "7" }).end("x".repeat(900));
    const result = await post(`${receiver.url}/a%20b?c=d`);
    expect(result).toMatchObject({ status: 202, error: null, retryAfter: "7" });
    expect(result.responseBody).toBe("x".repeat(500));
    expect(receiver.hits).toMatchObject([
      { path: "/hook/a%20b?c=d", headers: { "x-webhook-id": "evt_1", "content-length": "12" } },
    ]);
    expect(receiver.hits[0]?.body.equals(body)).toBe(true);
  });

  it.each([301, 302, 303, 307, 308])("does not follow a %i", async (status) => {
    const other = await openReceiver();
    receiver.answer = (response) => response.writeHead(status, { location: other.url }).end();
    expect(await post(receiver.url)).toMatchObject({ status, error: null });
    expect(other.hits.length).toBe(0);
    await other.close();
  });

  it("tells a secure receiver which of its names is meant", async () => {
    let hello = Buffer.alloc(0);
    const { url, server } = await rawReceiver((socket) => {
      socket.once("data", (bytes) => {
        hello = bytes;
        socket.end();
      });
    });
    await post(url.replace("http://127.0.0.1", "https://orders.localhost"));
    expect(hello.includes("orders.localhost")).toBe(true);
    server.close();
  });

  it("measures how long the receiver took", async () => {
    receiver.answer = (response) => {
      void clock.advance(1_234);
      response.end();
    };
    expect((await post(receiver.url)).durationMs).toBe(1_234);
  });

  it("finds a receiver on localhost, whichever address it listens on", async () => {
    const six = await openReceiver(200, "::1");
    expect(await post(`http://localhost:${six.port}/`)).toMatchObject({ status: 200 });
    expect(await post(`http://localhost:${receiver.port}/`)).toMatchObject({ status: 200 });
    expect(await post(`http://[::1]:${six.port}/`)).toMatchObject({ status: 200 });
    await six.close();
  });
});

describe("a bad receiver", () => {
  it("that never answers is given 15 seconds", async () => {
    receiver.answer = () => {};
    const posted = post(receiver.url);
    await receiver.received(1);
    await clock.advance(14_999);
    receiver.answer = 200;
    await clock.advance(1);
    expect(await posted).toMatchObject({
      status: null,
      error: "No answer within 15 seconds.",
      durationMs: 15_000,
    });
  });

  it("that drips its headers is given 15 seconds", async () => {
    let open = 0;
    const { url, server } = await rawReceiver((socket) => {
      open += 1;
      socket.on("close", () => (open -= 1));
      socket.write("HTTP/1.1 200 OK\r\nX-A: b\r\nX-B");
    });
    const posted = post(url);
    await until(() => open === 1);
    await clock.advance(15_000);
    const result = await posted;
    expect(result).toMatchObject({ status: null, error: "No answer within 15 seconds." });
    await until(() => open === 0);
    server.close();
  });

  it("that drips its body has answered all the same", async () => {
    receiver.answer = (response) => void response.writeHead(200).write("thank");
    const posted = post(receiver.url);
    await receiver.received(1);
    for (let turn = 0; turn < 50; turn++) await new Promise((next) => setImmediate(next));
    await clock.advance(15_000);
    expect(await posted).toMatchObject({ status: 200, error: null, responseBody: "thank" });
  });

  it("that never stops answering is cut off", async () => {
    let sent = 0;
    let closed = false;
    receiver.answer = (response) => {
      response.on("close", () => (closed = true));
      const more = () => {
        if (closed) return;
        sent += 65_536;
        if (response.write(Buffer.alloc(65_536, "a"))) setImmediate(more);
        else response.once("drain", more);
      };
      response.writeHead(500);
      more();
    };
    expect(await post(receiver.url)).toMatchObject({ status: 500, responseBody: "a".repeat(500) });
    await until(() => closed);
    expect(sent).toBeLessThan(50_000_000);
  });

  it("that sends a compressed bomb is not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(20_000_000));
    receiver.answer = (response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(bomb);
    expect(await post(receiver.url)).toMatchObject({ status: 200, responseBody: null });
    expect(receiver.hits[0]?.headers).not.toHaveProperty("accept-encoding");
  });

  it("that is not there, hangs up, or speaks no HTTP is told in words", async () => {
    const closed = await openReceiver();
    await closed.close();
    expect((await post(closed.url)).error).toContain("nothing listens");
    expect((await post(`http://localhost:${closed.port}`)).error).toContain("nothing listens");
    receiver.answer = (response) => response.destroy();
    expect((await post(receiver.url)).error).toContain("without an answer");
    expect((await post(receiver.url.replace("http:", "https:"))).error).toBe(
      "The secure connection failed.",
    );
    const { url, server } = await rawReceiver((socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"));
    expect((await post(url)).error).toBe("The receiver's answer is not HTTP.");
    server.close();
  });

  it("whose name cannot be looked up is told in words, even when the lookup hangs", async () => {
    const failing = () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }));
    expect((await post("http://nowhere.example/", {}, failing)).error).toContain("not known");
    const hanging = post("http://nowhere.example/", {}, () => new Promise(() => {}));
    await clock.advance(15_000);
    expect((await hanging).error).toBe("No answer within 15 seconds.");
  });
});

describe("a forbidden address", () => {
  const leadingTo = (...answers: string[]) => {
    const asked: string[] = [];
    const resolve = async () => {
      const address = answers[asked.length] ?? answers.at(-1) ?? "";
      asked.push(address);
      return [{ address, family: address.includes(":") ? 6 : 4 }];
    };
    return { asked, resolve };
  };

  it("is not posted to when a name is pointed back at this computer", async () => {
    const { resolve } = leadingTo("127.0.0.1");
    const result = await post(`http://rebind.example:${receiver.port}/`, {}, resolve);
    expect(result.error).toContain("back to this computer");
    expect(receiver.hits.length).toBe(0);
  });

  it("is judged by the very answer that is connected to: a name is asked once for a try", async () => {
    const { resolve, asked } = leadingTo("127.0.0.1", "169.254.169.254");
    const lan = { lan: true, ownPort: null };
    const url = `http://rebind.example:${receiver.port}/`;
    expect(await post(url, { policy: lan }, resolve)).toMatchObject({ status: 200 });
    expect(asked).toEqual(["127.0.0.1"]);
    expect(receiver.hits[0]?.headers["host"]).toBe(`rebind.example:${receiver.port}`);
    expect((await post(url, { policy: lan }, resolve)).error).toContain("never");
    expect(receiver.hits.length).toBe(1);
  });

  it("is left out where a name has good ones too", async () => {
    const resolve = async () => [
      { address: "169.254.169.254", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    const url = `http://mixed.example:${receiver.port}/`;
    expect(await post(url, { policy: { lan: true, ownPort: null } }, resolve)).toMatchObject({
      status: 200,
    });
  });

  it.each([
    "http://169.254.169.254/",
    "http://[fe80::1]/",
    "http://0.0.0.0/",
    "http://2852039166/",
  ])("%s is never connected to", async (url) => {
    const result = await post(url, { policy: { lan: true, ownPort: null } });
    expect(result).toMatchObject({
      status: null,
      error: expect.stringContaining("Not sent") as string,
    });
  });

  it("in the local network needs the setting", async () => {
    expect((await post("http://192.168.77.77/")).error).toContain("local network");
    const { resolve } = leadingTo("10.1.2.3");
    expect((await post("http://nas.example/", {}, resolve)).error).toContain("local network");
  });

  it("of the station itself is refused by every spelling", async () => {
    const own = { policy: { lan: true, ownPort: receiver.port } };
    for (const host of ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]", "0x7f.1", "x.localhost"])
      expect((await post(`http://${host}:${receiver.port}/`, own)).error).toContain("own address");
    const { resolve } = leadingTo("127.0.0.1");
    const named = await post(`http://me.example:${receiver.port}/`, own, resolve);
    expect(named.error).toContain("own address");
    expect(receiver.hits.length).toBe(0);
  });
});

describe("a station that closes", () => {
  it("interrupts the post", async () => {
    receiver.answer = () => {};
    const abort = new AbortController();
    const posted = post(receiver.url, { signal: abort.signal });
    await receiver.received(1);
    abort.abort();
    expect(await posted).toMatchObject({ status: null, error: "Interrupted." });
  });
});
