import { describe, expect, test } from "vitest";
import { type Credentials, Room } from "./room.ts";

/** The same request id makes the answers comparable to the byte. */
const headers = { "x-request-id": "same" };

async function refusals(room: Room): Promise<[string, Credentials | null, object?][]> {
  const good = room.key;
  const revoked = await room.station.desk.createKey({ name: "revoked" });
  await room.station.desk.revokeKey({ id: revoked.id });
  const rotated = await room.station.desk.createKey({ name: "rotated" });
  await room.station.desk.rotateKey({ id: rotated.id, overlapHours: 0 });
  const other = await room.station.key();
  return [
    ["no key at all", null],
    ["a key alone", null, { "x-api-key": good.apiKey }],
    ["a secret alone", null, { "x-api-secret": good.apiSecret }],
    ["empty ones", { apiKey: "", apiSecret: "" }],
    ["an unknown key", { ...good, apiKey: "ssk_test_AAAAAAAAAAAAAAAAAAAAAA" }],
    ["a live key in the sandbox", { ...good, apiKey: good.apiKey.replace("_test_", "_live_") }],
    ["a wrong secret", { ...good, apiSecret: `${good.apiSecret.slice(0, -1)}~` }],
    ["somebody else's secret", { ...good, apiSecret: other.apiSecret }],
    ["key and secret changed over", { apiKey: good.apiSecret, apiSecret: good.apiKey }],
    ["another letter case", { ...good, apiKey: good.apiKey.toUpperCase() }],
    ["a secret of 8 KB", { ...good, apiSecret: "s".repeat(8_000) }],
    ["SQL", { ...good, apiKey: "' OR 1=1 --" }],
    ["two keys", { ...good, apiKey: `${good.apiKey}, ${good.apiKey}` }],
    ["a bearer token", null, { authorization: `Bearer ${good.apiSecret}` }],
    ["a revoked key", revoked],
    ["a key that was rotated without overlap", rotated],
  ];
}

test("whatever is wrong with the credentials, the 401 is the same to the byte", async () => {
  await using room = await Room.open();
  const bodies = new Set<string>();
  for (const [what, key, more] of await refusals(room)) {
    const answer = await room.ask("GET", "/orders", { key, headers: { ...headers, ...more } });
    expect([what, answer.status]).toEqual([what, 401]);
    expect(answer.headers.has("retry-after")).toBe(false);
    bodies.add(answer.text);
  }
  expect(bodies.size).toBe(1);
});

test("a key comes before the body: without one nothing of it is read or judged", async () => {
  await using room = await Room.open();
  for (const body of ["{", '{"items":[]}', "x".repeat(100_000)]) {
    const answer = await room.ask("POST", "/orders", { body, key: null });
    expect(answer.status).toBe(401);
  }
});

test("every operation but openapi.json needs a key", async () => {
  await using room = await Room.open();
  const document = JSON.parse((await room.ask("GET", "/openapi.json", { key: null })).text) as {
    paths: Record<string, object>;
  };
  let tried = 0;
  for (const [path, methods] of Object.entries(document.paths))
    for (const method of Object.keys(methods)) {
      const at = path.replaceAll(/\{\w+\}/g, "x");
      const answer = await room.ask(method.toUpperCase(), at, { key: null });
      expect([401, 429]).toContain(answer.status);
      tried++;
    }
  expect(tried).toBeGreaterThan(15);
});

describe("guessing", () => {
  const wrong = { apiKey: "ssk_test_guess", apiSecret: "guess" };
  const guess = (room: Room) => room.ask("GET", "/orders", { key: wrong });

  test("after twenty failures a minute it is a 429 with Retry-After", async () => {
    await using room = await Room.open();
    for (let n = 0; n < 20; n++) expect((await guess(room)).status).toBe(401);
    for (let n = 0; n < 50; n++) {
      const answer = await guess(room);
      expect([answer.status, answer.body.code]).toEqual([429, "RATE_LIMITED"]);
      expect(Number(answer.headers.get("retry-after"))).toBe(3);
    }
  });

  test("locks nobody out: the right key is served all the while", async () => {
    await using room = await Room.open();
    const statuses = new Set<number>();
    for (let n = 0; n < 100; n++) {
      await guess(room);
      statuses.add((await room.ask("GET", "/orders")).status);
    }
    expect([...statuses]).toEqual([200]);
  });

  test("is let in again at the pace that Retry-After says", async () => {
    await using room = await Room.open();
    for (let n = 0; n < 25; n++) await guess(room);
    room.station.clock.jump(2_999);
    expect((await guess(room)).status).toBe(429);
    room.station.clock.jump(1);
    expect((await guess(room)).status).toBe(401);
    expect((await guess(room)).status).toBe(429);
    room.station.clock.jump(60_000);
    for (let n = 0; n < 20; n++) expect((await guess(room)).status).toBe(401);
    expect((await guess(room)).status).toBe(429);
  });

  test("does not start afresh when the clock is set back", async () => {
    await using room = await Room.open();
    for (let n = 0; n < 21; n++) await guess(room);
    room.station.clock.jump(-3_600_000);
    expect((await guess(room)).status).toBe(429);
  });
});

test("there is no limit on authenticated callers, five hundred at once included", async () => {
  await using room = await Room.open();
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => room.ask("GET", "/account/balance")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("secrets and label tokens never reach the log", async () => {
  await using room = await Room.open();
  await room.ask("GET", "/orders", { key: { ...room.key, apiSecret: "wrong-secret" } });
  await room.ask("GET", "/nothing");
  const log = JSON.stringify(room.station.lines);
  for (const secret of [room.key.apiSecret, "wrong-secret"]) expect(log).not.toContain(secret);
});
