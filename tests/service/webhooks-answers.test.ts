import { createServer, type Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPoster } from "#electron/outbox/post.ts";
import { until } from "../doors/room.ts";
import { ManualClock } from "../manual-clock.ts";

/** What a receiver does with a connection once a request has come. */
type Reaction = (socket: Socket) => void;

const clock = new ManualClock();
const post = openPoster({ clock });
let react: Reaction = () => {};
let open = 0;
const server = createServer((socket) => {
  open += 1;
  socket.on("error", () => {});
  socket.on("close", () => (open -= 1));
  socket.once("data", () => react(socket));
});
beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => server.close());

/** Posts once; a receiver that keeps its connection open without an end is given its fifteen seconds. */
async function answerTo(reaction: Reaction) {
  react = reaction;
  const { port } = server.address() as { port: number };
  const posted = post({
    url: `http://127.0.0.1:${port}/hook`,
    headers: { "Content-Type": "application/json" },
    body: Buffer.from("{}"),
    policy: { lan: false, ownPort: null },
    signal: new AbortController().signal,
  });
  let done = false;
  void posted.then(() => (done = true));
  let turns = 0;
  await until(async () => {
    if ((turns += 1) > 300) await clock.advance(15_000);
    return done && open === 0;
  });
  return posted;
}

/** Writes the same bytes until the other side has enough. */
function flood(head: string, bytes: string | Buffer): Reaction {
  return (socket) => {
    socket.write(head);
    const more = () => {
      if (socket.destroyed) return;
      if (socket.write(bytes)) setImmediate(more);
      else socket.once("drain", more);
    };
    more();
  };
}
const say =
  (text: string | Buffer): Reaction =>
  (socket) =>
    void socket.end(text);
const ok = "HTTP/1.1 200 OK\r\n";
const block = Buffer.alloc(65_536, "a");

describe("an answer that is no answer leaves a sentence and no connection", () => {
  const cases: [string, Reaction][] = [
    ["nothing at all", say("")],
    ["half of a status line", say("HTTP/1.1 20")],
    ["a status of four digits", say("HTTP/1.1 2000 OK\r\n\r\n")],
    ["a status of letters", say("HTTP/1.1 abc OK\r\n\r\n")],
    ["a status below 100", say("HTTP/1.1 099 OK\r\n\r\n")],
    ["another protocol", say("SSH-2.0-OpenSSH_9.6\r\n")],
    ["HTTP/2's preface", say("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")],
    ["TLS", say(Buffer.from([0x15, 3, 1, 0, 2, 2, 70]))],
    ["a header without a colon", say(`${ok}nonsense\r\n\r\n`)],
    ["a NUL in a header", say(`${ok}x: a\0b\r\n\r\n`)],
    ["two lengths", say(`${ok}content-length: 1\r\ncontent-length: 2\r\n\r\nab`)],
    ["a length that is none", say(`${ok}content-length: x\r\n\r\n`)],
    ["headers of 64 KB", say(`${ok}x: ${"a".repeat(65_536)}\r\n\r\n`)],
    ["ten thousand headers", say(`${ok}${"x: 1\r\n".repeat(10_000)}\r\n`)],
    ["headers without an end", flood(ok, "x-a: bbbbbbbb\r\n".repeat(100))],
    ["one header without an end", flood(`${ok}x: `, block)],
    ["a status line without an end", flood("HTTP/1.1 200 ", block)],
    ["early hints without an end", flood("", "HTTP/1.1 103 Early Hints\r\nlink: <a>\r\n\r\n")],
    ["an upgrade that nobody asked for", say("HTTP/1.1 101 Switching Protocols\r\n\r\n")],
    ["a reset", (socket) => void socket.resetAndDestroy()],
    ["silence", () => {}],
  ];
  it.each(cases)("%s", async (_, reaction) => {
    const result = await answerTo(reaction);
    expect(result).toMatchObject({ status: null, responseBody: null, responseHeaders: null });
    expect(result.error).toMatch(/^[A-Z][^\n]+\.$/);
    expect(result.error).not.toMatch(/undici|Error|UND_|HPE_|at .*:\d+/);
  });
});

describe("an answer whose status came counts, whatever is wrong with its body", () => {
  const cases: [string, Reaction, number?][] = [
    ["a body that is cut short", say(`${ok}content-length: 100\r\n\r\nab`)],
    ["a chunk size that is none", say(`${ok}transfer-encoding: chunked\r\n\r\nzz\r\nab\r\n`)],
    ["a chunk of 16 EB", say(`${ok}transfer-encoding: chunked\r\n\r\nfffffffffffffff\r\nab`)],
    [
      "chunks without an end",
      flood(`${ok}transfer-encoding: chunked\r\n\r\n`, `10000\r\n${"a".repeat(65_536)}\r\n`),
    ],
    ["a body without an end", flood(`${ok}\r\n`, block)],
    ["10 GB by its own word", flood(`${ok}content-length: 10737418240\r\n\r\n`, block)],
    [
      "trailers without an end",
      flood(`${ok}transfer-encoding: chunked\r\n\r\n0\r\n`, "x-a: bbbbbbbb\r\n".repeat(100)),
    ],
    [
      "a bomb in gzip",
      say(
        Buffer.concat([
          Buffer.from(`${ok}content-encoding: gzip\r\n\r\n`),
          gzipSync(Buffer.alloc(50_000_000)),
        ]),
      ),
    ],
    ["one hint before it", say(`HTTP/1.1 103 Early Hints\r\n\r\n${ok}content-length: 0\r\n\r\n`)],
    ["a second answer after it", say(`${ok}content-length: 0\r\n\r\nHTTP/1.1 500 No\r\n\r\n`)],
    [
      "a redirect to itself",
      say("HTTP/1.1 302 F\r\nlocation: /hook\r\ncontent-length: 0\r\n\r\n"),
      302,
    ],
    [
      "a body that is no UTF-8",
      say(Buffer.concat([Buffer.from(`${ok}\r\n`), Buffer.alloc(900, 0xff)])),
    ],
  ];
  it.each(cases)("%s", async (_, reaction, status = 200) => {
    const result = await answerTo(reaction);
    expect(result).toMatchObject({ status, error: null });
    expect((result.responseBody ?? "").length).toBeLessThanOrEqual(500);
    expect(JSON.stringify(result.responseHeaders).length).toBeLessThan(20_000);
  });
});

it("three hundred answers of chance end, each with a status or a sentence, and leave the memory as it was", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const inUse = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const piece = fc.oneof(
    fc.constantFrom(ok, "HTTP/1.1 503 No\r\n", "HTTP/1.0 200\r\n", "\r\n", "\r\n\r\n", "0\r\n\r\n"),
    fc.constantFrom(
      "transfer-encoding: chunked\r\n",
      "content-length: 5\r\n",
      "retry-after: -1\r\n",
    ),
    fc.constantFrom(
      "content-encoding: br\r\n",
      "location: http://127.0.0.1/\r\n",
      "\0",
      "\r",
      "\n",
    ),
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constant("a".repeat(20_000)),
  );
  const end = fc.constantFrom("end", "reset", "open");
  const run = (runs: number) =>
    fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), end, async (pieces, how) => {
        const result = await answerTo((socket) => {
          for (const part of pieces) socket.write(part, "latin1");
          if (how === "end") socket.end();
          if (how === "reset") socket.resetAndDestroy();
        });
        if (result.status === null) expect(result.error).toMatch(/^[A-Z].*\.$/s);
        else expect(result.status).toBeGreaterThanOrEqual(200);
        expect(result.durationMs).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs },
    );
  await run(50);
  const before = inUse();
  await run(250);
  expect(inUse() - before).toBeLessThan(16_000_000);
});
