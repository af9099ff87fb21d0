import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dana } from "../seeds/warehouse.ts";
import { RawConnection, requestText } from "./raw-connection.ts";
import { Room } from "./room.ts";

const mebi = 1024 * 1024;
let room: Room;
let own: [string, string][] = [];
const port = () => Number(new URL(room.station.url).port);
beforeAll(async () => {
  room = await Room.open();
  own = [
    ["host", `127.0.0.1:${port()}`],
    ["content-type", "application/json"],
    ["x-api-key", room.key.apiKey],
    ["x-api-secret", room.key.apiSecret],
  ];
});
afterAll(() => room[Symbol.asyncDispose]());

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
/** What is really kept: of garbage, a test machine may have any amount. */
function keptBytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Sends a body piece by piece, as a script does that streams a file, and watches the station's memory meanwhile. */
async function sendLarge(headers: [string, string][], megabytes: number, chunked: boolean) {
  using connection = await RawConnection.open(port());
  const framing: [string, string] = chunked
    ? ["transfer-encoding", "chunked"]
    : ["content-length", `${megabytes * mebi}`];
  await connection.send(requestText("POST /api/v1/orders HTTP/1.1", [...headers, framing]));
  const piece = Buffer.alloc(mebi, 0x20);
  const before = keptBytes();
  let most = before;
  for (let n = 0; n < megabytes; n++) {
    if (chunked) await connection.send(`${mebi.toString(16)}\r\n`);
    await connection.send(piece);
    if (chunked) await connection.send("\r\n");
    if (n % 10 === 9) most = Math.max(most, keptBytes());
  }
  if (chunked) await connection.send("0\r\n\r\n");
  const answer = await connection.answer();
  await connection.send(requestText("GET /api/v1/orders HTTP/1.1", own));
  const next = await connection.answer();
  return { answer, next, grownMiB: (most - before) / mebi };
}

test.each([
  ["with its length said before", false],
  ["in chunks", true],
])("50 MB %s is a 413 that can be read, on a connection that goes on", async (_, chunked) => {
  const { answer, next, grownMiB } = await sendLarge(own, 50, chunked);
  expect(answer?.status).toBe(413);
  expect(JSON.parse(answer?.body ?? "")).toMatchObject({
    success: false,
    code: "PAYLOAD_TOO_LARGE",
    message: expect.stringContaining("1 MiB"),
  });
  expect(next?.status).toBe(200);
  // Kept whole it would be 50 MiB of bytes and another 50 or 100 of text.
  expect(grownMiB).toBeLessThan(30);
});

test("50 MB without a key is a 401, and the connection goes on", async () => {
  const { answer, next } = await sendLarge(own.slice(0, 2), 50, false);
  expect([answer?.status, next?.status]).toEqual([401, 200]);
});

test("an ordinary client reads the 413 too", async () => {
  const answer = await room.ask("POST", "/orders", { body: "x".repeat(20 * mebi) });
  expect([answer.status, answer.body.code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
});

test("a body of exactly 1 MiB is read, one byte more is not", async () => {
  const order = (length: number) => `{"items":[]${" ".repeat(length - 12)}}`;
  const fits = await room.ask("POST", "/orders", { body: order(mebi) });
  expect([fits.status, fits.body.code]).toEqual([400, "VALIDATION_ERROR"]);
  const over = await room.ask("POST", "/orders", { body: order(mebi + 1) });
  expect(over.status).toBe(413);
});

test("a name of one megabyte is a wrong field when it fits, and never comes back in the answer", async () => {
  const address = { ...dana, name: "N".repeat(mebi - 1_000) };
  const answer = await room.ask("POST", "/shipping/verify-address", { body: { address } });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([
    {
      code: "OUT_OF_RANGE",
      field: "address.name",
      message: "must be at most 100 characters",
      suggestion: null,
    },
  ]);
  expect(answer.text.length).toBeLessThan(1_000);
});
