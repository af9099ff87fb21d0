import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { waits } from "#electron/outbox/schedule.ts";
import { WebhookRoom } from "./webhook-room.ts";

const hour = 3_600_000;
let room: WebhookRoom;
beforeEach(async () => {
  room = await WebhookRoom.open();
});
afterEach(() => room.close());

describe("a receiver that fails", () => {
  it("is tried at the times of the schedule and then no more", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    const times: number[] = [];
    receiver.answer = (response) => {
      times.push(room.clock.now());
      response.writeHead(500).end("no");
    };
    await room.record();
    await room.outbox.idle();
    for (const wait of waits) {
      await room.pass(wait - 1);
      const before = times.length;
      await room.pass(1);
      expect(times.length).toBe(before + 1);
    }
    expect(times.map((at, index) => at - (times[index - 1] ?? at))).toEqual([0, ...waits]);
    expect(room.deliveries(id)).toMatchObject([
      { state: "failed", attempts: 11, next_at: null, last_status: 500, response_body: "no" },
    ]);
    await room.pass(100 * hour);
    expect(times.length).toBe(11);
    expect(room.webhook(id)).toMatchObject({
      disabled_at: null,
      exhausted_in_row: 1,
      consecutive_failures: 11,
    });
  });

  it("gets the same bytes and the same id on every try, signed anew", async () => {
    const receiver = await room.receiver(503);
    await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    await room.pass(5_000);
    receiver.answer = 204;
    await room.pass(300_000);
    expect(receiver.hits.map(({ headers }) => headers["x-webhook-attempt"])).toEqual([
      "1",
      "2",
      "3",
    ]);
    const [first, ...later] = receiver.hits;
    for (const hit of later) {
      expect(hit.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
      expect(hit.headers["x-webhook-id"]).toBe(first?.headers["x-webhook-id"]);
      expect(hit.headers["webhook-id"]).toBe(first?.headers["x-webhook-id"]);
      expect(hit.headers["x-webhook-signature"]).toBe(first?.headers["x-webhook-signature"]);
    }
    const stamps = receiver.hits.map(({ headers }) => Number(headers["webhook-timestamp"]));
    expect(stamps.map((stamp) => stamp - (stamps[0] ?? 0))).toEqual([0, 5, 305]);
    expect(first?.body.toString()).toContain('"n": 1.0');
  });

  it("is given the time that it asks for", async () => {
    const receiver = await room.receiver((response) =>
      response.writeHead(429, { "retry-after": "90" }).end(),
    );
    await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    await room.pass(89_999);
    expect(receiver.hits.length).toBe(1);
    await room.pass(1);
    expect(receiver.hits.length).toBe(2);
  });

  it("is switched off after five events in a row that ran out, with one notice", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record(4);
    await room.outbox.idle();
    while (room.webhook(id)?.exhausted_in_row !== 4) await room.pass(hour);
    await room.record();
    await room.pass(24 * hour);
    expect(room.webhook(id)?.disabled_at).toBeNull();
    expect(room.notices()).toEqual([]);
    for (let hours = 0; hours < 120; hours++) await room.pass(hour);
    expect(room.webhook(id)).toMatchObject({ exhausted_in_row: 5, disabled_reason: "exhausted" });
    expect(room.notices()).toEqual([expect.stringContaining("5 events in a row")]);
    const hits = receiver.hits.length;
    await room.record();
    await room.pass(hour);
    expect(receiver.hits.length).toBe(hits);
  });

  it("is forgiven by one success", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record(4);
    await room.outbox.idle();
    while (room.webhook(id)?.exhausted_in_row !== 4) await room.pass(hour);
    receiver.answer = 200;
    await room.record();
    await room.outbox.idle();
    expect(room.webhook(id)).toMatchObject({
      exhausted_in_row: 0,
      consecutive_failures: 0,
      last_delivery_status: 200,
    });
  });

  it("is switched off at once when it answers 410; what waits stays waiting", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    receiver.answer = 410;
    await room.record();
    await room.outbox.idle();
    expect(room.webhook(id)).toMatchObject({ disabled_reason: "gone", last_delivery_status: 410 });
    expect(room.notices()).toEqual([expect.stringContaining("410")]);
    await room.pass(24 * hour);
    expect(receiver.hits.length).toBe(2);
    expect(room.deliveries(id).map(({ state }) => state)).toEqual(["pending", "failed"]);
  });

  it("does not switch off a webhook that was pointed elsewhere in the meantime", async () => {
    const receiver = await room.receiver(() => {});
    const { id } = await room.hook(receiver);
    let answer = (_status: number) => {};
    receiver.answer = (response) => {
      answer = (status) => void response.writeHead(status).end();
    };
    await room.record();
    await receiver.received(1);
    const elsewhere = await room.receiver();
    await room.store.write((tx) => {
      tx.prepare("UPDATE webhook SET url = ? WHERE id = ?").run(elsewhere.url, id);
    });
    answer(410);
    await room.outbox.idle();
    expect(room.webhook(id)?.disabled_at).toBeNull();
  });
});

describe("a station that was off", () => {
  it("goes on where it stopped: one try for each delivery that is due, in the order of their events", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record(3);
    await room.outbox.idle();
    await room.pass(6_000);
    const tried = receiver.hits.length;
    receiver.answer = 200;
    await room.restart(72 * hour);
    room.outbox.wake();
    await room.outbox.idle();
    expect(receiver.hits.length).toBe(tried + 3);
    const ids = receiver.hits.slice(tried).map(({ headers }) => headers["x-webhook-id"]);
    expect(ids[0]).toBe(receiver.hits[0]?.headers["x-webhook-id"]);
    expect(new Set(ids).size).toBe(3);
    expect(room.deliveries(id).every(({ state }) => state === "delivered")).toBe(true);
  });

  it("counts tries, not days: nothing expires meanwhile and nothing is tried twice", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    await room.restart(30 * 24 * hour);
    room.outbox.wake();
    await room.outbox.idle();
    await room.outbox.idle();
    expect(receiver.hits.length).toBe(2);
    expect(room.deliveries(id)).toMatchObject([
      { state: "pending", attempts: 2, next_at: room.clock.now() + 300_000 },
    ]);
  });

  it("notices that the computer slept, though no timer rang", async () => {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record();
    await room.outbox.idle();
    await room.pass(5_000);
    receiver.answer = 200;
    room.clock.sleep(72 * hour);
    // Nobody asks the outbox to look.
    await room.clock.advance(60_000);
    await receiver.received(3);
    await room.outbox.idle();
    expect(room.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 3 }]);
  });

  it("that died between a receiver's answer and its own note sends again under the same id", async () => {
    const receiver = await room.receiver(200);
    const { id } = await room.hook(receiver);
    await room.outbox.close();
    let answered = () => {};
    const died = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const { openPoster } = await import("#electron/outbox/post.ts");
    const real = openPoster({ clock: room.clock });
    const dying = room.openOutbox({
      post: async (request) => {
        await real(request);
        answered();
        return new Promise(() => {});
      },
    });
    await room.record();
    dying.wake();
    await died;
    expect(room.deliveries(id)).toMatchObject([{ state: "pending", attempts: 0 }]);
    const next = room.openOutbox();
    next.wake();
    await next.idle();
    await next.close();
    expect(receiver.hits.length).toBe(2);
    expect(receiver.hits[1]?.headers["x-webhook-id"]).toBe(
      receiver.hits[0]?.headers["x-webhook-id"],
    );
    expect(room.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });
});
