import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Credentials, Room, until } from "../doors/room.ts";
import { holdLock } from "../hold-lock.ts";
import { dana, magic, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";

const day = 86_400_000;

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };
async function rateOf(room: Room): Promise<string> {
  return (await room.client.getRates(shipment)).rates[0]?.id ?? "";
}
function post(room: Room, path: string, body: unknown, key: string, who?: Credentials) {
  const headers = { "idempotency-key": key };
  return room.ask("POST", path, { body, headers, ...(who ? { key: who } : {}) });
}
async function totalOrders(room: Room): Promise<number> {
  return (await room.client.listOrders({})).pagination.total;
}

describe("an Idempotency-Key", () => {
  test("makes one order however often it is sent, and replays status and body", async () => {
    await using room = await Room.open();
    const body = { items: [{ rateId: await rateOf(room) }], externalReference: "PO-1" };
    const first = await post(room, "/orders", body, "k-1");
    expect([first.status, first.headers.get("idempotent-replayed")]).toEqual([201, null]);
    room.station.clock.jump(23 * 3_600_000);
    const again = await post(room, "/orders", body, "k-1");
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    expect(again.body.data).toEqual(first.body.data);
    expect(await totalOrders(room)).toBe(1);
  });

  test("buys once: the replay is the answer of the purchase, not a 409", async () => {
    await using room = await Room.open();
    await room.fund();
    const { orderId } = await orderFor(room.client);
    const first = await post(room, "/labels/purchase", { orderId }, "buy-1");
    const again = await post(room, "/labels/purchase", { orderId }, "buy-1");
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.text).toBe(first.text);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const without = await room.ask("POST", "/labels/purchase", { body: { orderId } });
    expect(without.status).toBe(409);
  });

  test("with another body is a 422, and so is the same body on another route", async () => {
    await using room = await Room.open();
    const items = [{ rateId: await rateOf(room) }];
    await post(room, "/orders", { items }, "k-2");
    const changed = await post(room, "/orders", { items, email: "a@b.co" }, "k-2");
    expect([changed.status, changed.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    const elsewhere = await post(room, "/labels/purchase", { orderId: "ord_x" }, "k-2");
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    expect(await totalOrders(room)).toBe(1);
  });

  test("is another one in the hands of another API key", async () => {
    await using room = await Room.open();
    const body = { items: [{ rateId: await rateOf(room) }] };
    const mine = await post(room, "/orders", body, "k-3");
    const theirs = await post(room, "/orders", body, "k-3", await room.station.key());
    expect(theirs.status).toBe(201);
    expect(theirs.body.data["orderId"]).not.toBe(mine.body.data["orderId"]);
  });

  test("whose request still runs is a 409 with Retry-After", async () => {
    await using room = await Room.open();
    await room.fund();
    const { orderId } = await orderFor(room.client, [magic("SLOW")]);
    const running = post(room, "/labels/purchase", { orderId }, "slow");
    const held = async () => (await room.client.getBalance({})).balances[1]?.held ?? 0;
    await until(async () => (await held()) > 0);
    const second = await post(room, "/labels/purchase", { orderId }, "slow");
    expect([second.status, second.body.code]).toEqual([409, "PURCHASE_IN_PROGRESS"]);
    expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
    await room.station.clock.advance(3_000);
    expect((await running).status).toBe(200);
    const replay = await post(room, "/labels/purchase", { orderId }, "slow");
    expect(replay.text).toBe((await running).text);
  });

  test("sent fifty times at once does the work once", async () => {
    await using room = await Room.open();
    const body = { items: [{ rateId: await rateOf(room) }] };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(room, "/orders", body, "burst")),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.data["orderId"])).size).toBe(1);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(await totalOrders(room)).toBe(1);
  });

  test("sent with two bodies at once does one and refuses the other, even before anything of the first is written", async () => {
    await using room = await Room.open();
    const items = [{ rateId: await rateOf(room) }];
    const lock = holdLock(room.station);
    const both = ["PO-1", "PO-2"].map((externalReference) =>
      post(room, "/orders", { items, externalReference }, "two"),
    );
    const refused = await Promise.race(both);
    expect([refused.status, refused.body.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    lock.release();
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 422]));
    expect(await totalOrders(room)).toBe(1);
  });

  test("whose answer is known is told to all who ask at once", async () => {
    await using room = await Room.open();
    const body = { items: [{ rateId: await rateOf(room) }] };
    const first = await post(room, "/orders", body, "known");
    const lock = holdLock(room.station);
    const both = [1, 2].map(() => post(room, "/orders", body, "known"));
    const early = await Promise.race(both);
    lock.release();
    for (const { status, text } of [early, ...(await Promise.all(both))])
      expect([status, text]).toEqual([201, first.text]);
  });

  test("is free again after 24 hours", async () => {
    await using room = await Room.open();
    await post(room, "/orders", { items: [{ rateId: await rateOf(room) }] }, "k-4");
    room.station.clock.jump(day + 1);
    const fresh = { items: [{ rateId: await rateOf(room) }] };
    const answer = await post(room, "/orders", fresh, "k-4");
    expect([answer.status, answer.headers.get("idempotent-replayed")]).toEqual([201, null]);
    expect(await totalOrders(room)).toBe(2);
  });

  test("of a request that failed is free again at once", async () => {
    await using room = await Room.open();
    const { orderId } = await orderFor(room.client);
    expect((await post(room, "/labels/purchase", { orderId }, "k-5")).status).toBe(402);
    expect((await post(room, "/orders", { items: [] }, "k-6")).status).toBe(400);
    await room.fund();
    const bought = await post(room, "/labels/purchase", { orderId }, "k-5");
    expect([bought.status, bought.headers.get("idempotent-replayed")]).toEqual([200, null]);
    const made = await post(room, "/orders", { items: [{ rateId: await rateOf(room) }] }, "k-6");
    expect(made.status).toBe(201);
  });

  test("whose answer was lost with a stopped station is told one answer from then on, whatever becomes of the labels", async () => {
    await using room = await Room.open();
    await room.fund();
    const { orderId, items } = await orderFor(room.client);
    await post(room, "/labels/purchase", { orderId }, "lost");
    // What a station leaves that is killed between the purchase and keeping its answer.
    const { db } = room.station.station.parts.store;
    db.prepare("UPDATE idempotency SET status = NULL, body = NULL").run();
    const first = await post(room, "/labels/purchase", { orderId }, "lost");
    expect(first.body.data).toMatchObject({ successCount: 1 });
    await room.client.voidLabel({ orderItemId: items[0]?.orderItemId ?? "" });
    const again = await post(room, "/labels/purchase", { orderId }, "lost");
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(again.body.data).toEqual(first.body.data);
  });

  test("whose purchase a stop cut short is told to wait until all of it is known, and then the whole", async () => {
    await using room = await Room.open();
    await room.fund();
    const { orderId } = await orderFor(room.client, [magic("TIMEOUT BOUGHT")]);
    await post(room, "/labels/purchase", { orderId }, "cut");
    // What a station leaves that is killed while the carrier is asked.
    const { db } = room.station.station.parts.store;
    db.prepare("UPDATE idempotency SET status = NULL, body = NULL").run();
    const early = await post(room, "/labels/purchase", { orderId }, "cut");
    expect([early.status, early.body.code, early.headers.get("retry-after")]).toEqual([
      409,
      "PURCHASE_IN_PROGRESS",
      "5",
    ]);
    await room.station.clock.advance(60_000);
    await room.station.station.processAll();
    const late = await post(room, "/labels/purchase", { orderId }, "cut");
    expect([late.status, late.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect(late.body.data).toMatchObject({ successCount: 1, pendingCount: 0 });
  });

  test("outlives a restart of the station", async () => {
    const data = mkdtempSync(join(tmpdir(), "shipdeck-restart-"));
    try {
      let before = "";
      let key: Credentials | undefined;
      let orderId = "";
      {
        await using room = await Room.open("http", { data });
        await room.fund();
        key = room.key;
        ({ orderId } = await orderFor(room.client));
        before = (await post(room, "/labels/purchase", { orderId }, "kept")).text;
      }
      await using room = await Room.open("http", { data });
      const after = await post(room, "/labels/purchase", { orderId }, "kept", key);
      expect(after.headers.get("idempotent-replayed")).toBe("true");
      const port = /127\.0\.0\.1:\d+/g;
      expect(after.text.replace(port, "")).toBe(before.replace(port, ""));
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });

  test("must be visible ASCII of at most 255 characters", async () => {
    await using room = await Room.open();
    const body = { items: [{ rateId: await rateOf(room) }] };
    for (const key of ["", "a b", "é", "x".repeat(256)]) {
      const answer = await post(room, "/orders", body, key);
      expect([key, answer.status]).toEqual([key, 400]);
      expect(answer.body.errors[0]?.field).toBe("Idempotency-Key");
    }
    expect(await totalOrders(room)).toBe(0);
    expect((await post(room, "/orders", body, "x".repeat(255))).status).toBe(201);
  });
});
