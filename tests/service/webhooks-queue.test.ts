import Database from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";
import type { PostRequest, PostResult } from "#electron/outbox/parts.ts";
import { deleteWebhook } from "#electron/service/webhooks/delete-webhook.ts";
import { recordEvent } from "#electron/store/webhooks.ts";
import { WebhookRoom } from "./webhook-room.ts";

let room: WebhookRoom;
afterEach(() => room.close());

const thanks: PostResult = {
  status: 200,
  error: null,
  durationMs: 1,
  responseBody: null,
  responseHeaders: null,
  retryAfter: null,
};

/** A poster that keeps every request until it is answered. */
function heldPoster() {
  const under = new Map<PostRequest, (result: PostResult) => void>();
  const begun: PostRequest[] = [];
  let most = 0;
  return {
    begun,
    under,
    get most() {
      return most;
    },
    post: (request: PostRequest) =>
      new Promise<PostResult>((resolve) => {
        begun.push(request);
        under.set(request, resolve);
        most = Math.max(most, under.size);
        request.signal.addEventListener("abort", () => resolve({ ...thanks, status: null }));
      }),
    answerAll(result = thanks) {
      for (const [request, answer] of under) {
        under.delete(request);
        answer(result);
      }
    },
  };
}

/** Turns of the event loop until something is so. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((next) => setImmediate(next));
}

async function turns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((next) => setImmediate(next));
}

describe("the outbox", () => {
  it("delivers to everyone else while one receiver is dead", async () => {
    room = await WebhookRoom.open();
    const dead = await room.receiver(() => {});
    await room.hook(dead);
    const living = await Promise.all(Array.from({ length: 12 }, () => room.receiver()));
    for (const receiver of living) await room.hook(receiver);
    await room.record(25);
    await Promise.all(living.map((receiver) => receiver.received(25)));
    await turns();
    expect(dead.hits.length).toBe(4);
    for (const receiver of living) expect(receiver.hits.length).toBe(25);
  });

  it("delivers to the living while forty receivers are known to be dead", async () => {
    const held = heldPoster();
    const isDead = ({ url }: PostRequest) => url.includes("//dead");
    room = await WebhookRoom.open({
      post: (request) => (isDead(request) ? held.post(request) : Promise.resolve(thanks)),
    });
    for (let n = 0; n < 40; n++) await room.hook(`http://dead${n}.example/`);
    await room.record();
    // Everyone's first failure; from here on they are known.
    const failed = { ...thanks, status: 500 };
    while (held.begun.length < 40 || held.under.size > 0) {
      held.answerAll(failed);
      await turns(1);
    }
    await room.outbox.idle();
    const { id } = await room.hook("http://alive.example/");
    await room.record(30);
    await until(() => room.deliveries(id).every(({ state }) => state === "delivered"));
    expect(room.deliveries(id).length).toBe(30);
    expect(held.under.size).toBe(16);
  });

  it("has at most four deliveries under way for one webhook and 32 in all", async () => {
    const held = heldPoster();
    room = await WebhookRoom.open({ post: held.post });
    await room.hook("http://one.example/");
    await room.record(10);
    await turns();
    expect(held.begun.length).toBe(4);
    for (let n = 0; n < 20; n++) await room.hook(`http://other${n}.example/`);
    await room.record(10);
    await turns();
    expect(held.under.size).toBe(32);
    // Every webhook was served before any was served twice more than another.
    expect(new Set(held.begun.map(({ url }) => url)).size).toBe(21);
    while (held.under.size > 0) {
      held.answerAll();
      await turns();
    }
    expect(held.most).toBe(32);
    expect(held.begun.length).toBe(10 + 21 * 10);
  });

  it("begins the deliveries of a webhook in the order of their events", async () => {
    const began: string[] = [];
    room = await WebhookRoom.open({
      post: async ({ headers }) => {
        began.push(headers["X-Webhook-Id"] ?? "");
        return thanks;
      },
    });
    const { id } = await room.hook("http://one.example/");
    await room.record(200);
    await room.outbox.idle();
    expect(began).toEqual(room.deliveries(id).map(({ event_id }) => event_id));
    expect(began.length).toBe(200);
  });

  it("sends only what it was asked to hear", async () => {
    room = await WebhookRoom.open();
    const receiver = await room.receiver();
    await room.hook(receiver);
    await room.record(1, "label.failed");
    await room.outbox.idle();
    expect(receiver.hits.length).toBe(0);
  });

  it("sends nothing before the commit that recorded it, even when it is woken too early", async () => {
    let seen: number | null = null;
    room = await WebhookRoom.open({
      post: async () => {
        const other = new Database(room.file, { readonly: true });
        seen = other.prepare("SELECT count(*) FROM delivery").pluck().get() as number;
        other.close();
        return thanks;
      },
    });
    await room.hook("http://one.example/");
    const event = {
      id: "evt_1",
      kind: "label.created",
      orderItemId: null,
      createdAt: room.clock.now(),
    };
    const body = Buffer.from("{}");
    const refused = room.store.write((tx) => {
      recordEvent(tx, { ...event, id: "evt_0", body }, () => "dlv_0");
      room.outbox.wake();
      throw new Error("the purchase was refused");
    });
    await expect(refused).rejects.toThrow("the purchase was refused");
    await room.outbox.idle();
    expect(seen).toBeNull();
    await room.store.write((tx) => {
      recordEvent(tx, { ...event, body }, () => "dlv_1");
      room.outbox.wake();
    });
    await room.outbox.idle();
    expect(seen).toBe(1);
  });

  it("is not upset by a webhook that is deleted while a delivery is on its way", async () => {
    const held = heldPoster();
    room = await WebhookRoom.open({ post: held.post });
    const { id } = await room.hook("http://one.example/");
    await room.record(10);
    await turns();
    await deleteWebhook(room.ctx, { id });
    held.answerAll({ ...thanks, status: 500 });
    await room.outbox.idle();
    expect(held.begun.length).toBe(4);
    expect(room.deliveries(id)).toEqual([]);
    expect(room.logged).toEqual([]);
  });

  it("keeps an answer that the disk does not take, and does not send again meanwhile", async () => {
    room = await WebhookRoom.open();
    const receiver = await room.receiver();
    const { id } = await room.hook(receiver);
    const holder = new Database(room.file);
    receiver.answer = (response) => {
      holder.exec("BEGIN IMMEDIATE");
      response.end();
    };
    await room.record();
    await room.outbox.idle();
    expect(room.deliveries(id)).toMatchObject([{ state: "pending", attempts: 0 }]);
    expect(room.logged).toEqual(["a webhook delivery could not be recorded"]);
    await room.pass(5_000);
    expect(receiver.hits.length).toBe(1);
    holder.exec("ROLLBACK");
    holder.close();
    await room.pass(5_000);
    expect(receiver.hits.length).toBe(1);
    expect(room.deliveries(id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  it("sends nothing that it could not record", async () => {
    room = await WebhookRoom.open();
    const receiver = await room.receiver();
    await room.hook(receiver);
    await room.record();
    room.store.refuse("The wallet's journal is damaged.");
    await room.outbox.idle();
    expect(receiver.hits.length).toBe(0);
  });

  it("closes at once, whatever hangs, and leaves what hung for the next start", async () => {
    room = await WebhookRoom.open();
    const receiver = await room.receiver(() => {});
    const { id } = await room.hook(receiver);
    await room.record(2);
    await receiver.received(2);
    receiver.answer = 200;
    await room.restart(0);
    expect(room.deliveries(id)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    room.outbox.wake();
    await room.outbox.idle();
    expect(receiver.hits.length).toBe(4);
    expect(room.deliveries(id).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  });
});
