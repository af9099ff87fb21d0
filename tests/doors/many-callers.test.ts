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
    ["content-type", "application/json"],
  ];
});
afterAll(() => room[Symbol.asyncDispose]());

const line = "GET /api/v1/account/balance HTTP/1.1";
const good = () => requestText(line, own);
async function statusOf(connection: RawConnection): Promise<number | undefined> {
  return (await connection.answer())?.status;
}
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

test("ten thousand guesses lock nobody out: the right key is served between any two hundred of them", async () => {
  using guesser = await RawConnection.open(port);
  using owner = await RawConnection.open(port);
  const guess = (n: number) =>
    requestText(line, [
      ["host", `127.0.0.1:${port}`],
      // Half of them know a key and guess its secret.
      ["x-api-key", n % 2 ? room.key.apiKey : `ssk_test_${n}`],
      ["x-api-secret", `guess-${n}`],
    ]);
  const seen = new Map<number | undefined, number>();
  for (let round = 0; round < 50; round++) {
    const numbers = Array.from({ length: 200 }, (_, n) => round * 200 + n);
    await guesser.send(numbers.map(guess).join(""));
    await owner.send(good());
    expect(await statusOf(owner)).toBe(200);
    for (const _ of numbers) {
      const status = await statusOf(guesser);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(seen)).toEqual({ 401: 20, 429: 9_980 });
});

test("an unknown key takes as long to refuse as a known one with a wrong secret (told, not judged)", async () => {
  using connection = await RawConnection.open(port);
  const time = async (apiKey: string) => {
    const began = performance.now();
    await connection.send(
      requestText(line, [
        ["host", `127.0.0.1:${port}`],
        ["x-api-key", apiKey],
        ["x-api-secret", "s".repeat(43)],
      ]),
    );
    const status = await statusOf(connection);
    expect([401, 429]).toContain(status);
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 300; n++) {
    known.push(await time(room.key.apiKey));
    unknown.push(await time(room.key.apiKey.replace(/.$/, "~")));
  }
  console.log(
    `refused in ms, middle of 300: known key ${middle(known).toFixed(3)}, unknown ${middle(unknown).toFixed(3)}`,
  );
});

describe("callers who are in no hurry", () => {
  test("three hundred who say nothing, and three hundred in the middle of a body, keep nobody waiting", async () => {
    const idle = await Promise.all(Array.from({ length: 600 }, () => RawConnection.open(port)));
    const half = requestText(
      "POST /api/v1/orders HTTP/1.1",
      [...own, ["content-length", "90"]],
      "{",
    );
    await Promise.all(idle.slice(300).map((connection) => connection.send(half)));
    const before = process.memoryUsage().rss;
    using quick = await RawConnection.open(port);
    for (let n = 0; n < 50; n++) {
      await quick.send(good());
      expect(await statusOf(quick)).toBe(200);
    }
    using six = await RawConnection.open(port, "::1");
    await six.send(good());
    expect(await statusOf(six)).toBe(200);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
    for (const connection of idle) connection[Symbol.dispose]();
    expect((await room.client.listOrders({})).pagination.total).toBe(0);
    expect(room.station.errors).toEqual([]);
  });

  test("a body that comes byte by byte is read while others are served", async () => {
    using slow = await RawConnection.open(port);
    const body = '{"items":[]}';
    await slow.send(
      requestText("POST /api/v1/orders HTTP/1.1", [...own, ["content-length", `${body.length}`]]),
    );
    for (const letter of body) {
      await slow.send(letter);
      expect((await room.ask("GET", "/account/balance")).status).toBe(200);
    }
    expect(await statusOf(slow)).toBe(400);
  });
});
