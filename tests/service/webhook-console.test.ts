import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readDelivery } from "#electron/service/webhooks/console-read-delivery.ts";
import { replayDeliveries } from "#electron/service/webhooks/console-replay-deliveries.ts";
import { previewDelivery } from "#electron/outbox/delivery-request.ts";
import { attemptsOf } from "#electron/store/webhook-attempts.ts";
import { failureOf } from "../doors/room.ts";
import { TestStation } from "../station.ts";
import { openReceiver, type Receiver } from "./receiver.ts";
import { WebhookRoom } from "./webhook-room.ts";

const hour = 3_600_000;
const events: ["label.created"] = ["label.created"];

describe("the webhooks console", () => {
  let shop: TestStation;
  let receiver: Receiver;
  beforeEach(async () => {
    shop = await TestStation.open();
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await shop[Symbol.asyncDispose]();
    await receiver.close();
  });
  const hook = () => shop.desk.createWebhook({ webhookUrl: receiver.url, events });
  const sample = async (id: string) => {
    const { id: deliveryId } = await shop.desk.testWebhook({ id });
    await shop.station.processAll();
    return shop.desk.readDelivery({ id, deliveryId });
  };
  const watched = async () => (await shop.desk.watchWebhooks()).webhooks[0];

  test("a delivery shows exactly the bytes and headers that the receiver got, and exactly its answer", async () => {
    const { id } = await hook();
    receiver.answer = (response) =>
      response
        .writeHead(202, { "x-shop": "one", "set-cookie": ["a=1", "b=2"] })
        .end("queued, danke");
    const delivery = await sample(id);
    const [hit] = receiver.hits;
    const [attempt] = delivery.attemptsKept;
    expect(delivery).toMatchObject({ state: "delivered", attempts: 1, nextRequest: null });
    expect(delivery.requestBody).toBe(hit?.body.toString("utf8"));
    expect(delivery.requestBytes).toBe(hit?.body.byteLength);
    expect(
      Object.fromEntries(
        attempt?.requestHeaders.map(([name, value]) => [name.toLowerCase(), value]) ?? [],
      ),
    ).toEqual(hit?.headers);
    expect(attempt).toMatchObject({
      number: 1,
      url: receiver.url,
      status: 202,
      error: null,
      responseBody: "queued, danke",
    });
    const cookies = attempt?.responseHeaders?.filter(([name]) => name === "set-cookie");
    expect(cookies).toEqual([
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ]);
    expect(attempt?.responseHeaders).toContainEqual(["x-shop", "one"]);
  });

  test("a receiver that did not answer leaves its reason, and the next request is shown as it would be sent", async () => {
    const { id } = await hook();
    receiver.answer = (response) => response.destroy();
    const delivery = await sample(id);
    expect(delivery.attemptsKept).toMatchObject([
      { number: 1, status: null, responseHeaders: null, error: expect.stringMatching(/closed/) },
    ]);
    const next = new Map(delivery.nextRequest?.headers);
    expect(next.get("X-Webhook-Attempt")).toBe("2");
    expect(next.get("X-Webhook-Signature")).toMatch(/^[0-9a-f]{64}$/);
    receiver.answer = 200;
    await shop.clock.advance(10_000);
    await shop.station.processAll();
    const after = await shop.desk.readDelivery({ id, deliveryId: delivery.id });
    expect(after.attemptsKept.map(({ number, status }) => [number, status])).toEqual([
      [2, 200],
      [1, null],
    ]);
  });

  test("an endless answer header is kept in part, and the attempt is recorded all the same", async () => {
    const { id } = await hook();
    receiver.answer = (response) =>
      response.writeHead(200, { a: "x".repeat(7_000), b: "y".repeat(7_000), c: "small" }).end("ok");
    const [attempt] = (await sample(id)).attemptsKept;
    const names = attempt?.responseHeaders?.map(([name]) => name);
    expect(attempt?.status).toBe(200);
    expect(names).toContain("a");
    expect(names).not.toContain("b");
  });

  test("each webhook says why it is off, what waits and what failed", async () => {
    const { id } = await hook();
    expect(await watched()).toMatchObject({ state: "active", waiting: 0, failed: 0 });
    receiver.answer = 500;
    await sample(id);
    expect(await watched()).toMatchObject({ state: "active", waiting: 1, failed: 0 });
    await shop.desk.updateWebhook({ id, disabled: true });
    expect(await watched()).toMatchObject({ state: "paused" });
    await shop.desk.updateWebhook({ id, disabled: false });
    receiver.answer = 410;
    await sample(id);
    expect(await watched()).toMatchObject({ state: "gone", failed: 1 });
  });

  test("a rotation tells until when the old secret signs too, and not the secret", async () => {
    const { id, secret } = await hook();
    expect((await watched())?.oldSecretUntil).toBeNull();
    await shop.desk.rotateWebhookSecret({ id });
    const until = new Date(shop.clock.now() + 24 * hour).toISOString();
    expect((await watched())?.oldSecretUntil).toBe(until);
    expect(JSON.stringify(await shop.desk.watchWebhooks())).not.toContain(secret);
    await shop.clock.advance(24 * hour);
    expect((await watched())?.oldSecretUntil).toBeNull();
  });

  test("deliveries are found by state and by event, page after page", async () => {
    const { id } = await hook();
    for (let n = 0; n < 3; n++) await sample(id);
    receiver.answer = 500;
    const waiting = await sample(id);
    const all = await shop.desk.findDeliveries({ id, limit: 3 });
    expect(all.deliveries.map(({ state }) => state)).toEqual(["pending", "delivered", "delivered"]);
    const rest = await shop.desk.findDeliveries({ id, limit: 3, before: all.next });
    expect(rest).toMatchObject({ deliveries: [{ state: "delivered" }], next: null });
    const found = await shop.desk.findDeliveries({ id, state: "pending" });
    expect(found.deliveries.map(({ id }) => id)).toEqual([waiting.id]);
    expect((await shop.desk.findDeliveries({ id, state: "failed" })).deliveries).toEqual([]);
    expect((await shop.desk.findDeliveries({ id, event: "label.failed" })).deliveries).toEqual([]);
    expect(
      (await shop.desk.findDeliveries({ id, event: "label.created" })).deliveries,
    ).toHaveLength(4);
  });

  test("all that failed is sent again once, with the same event and body, however often it is asked", async () => {
    const { id } = await hook();
    receiver.answer = 410;
    const first = await sample(id);
    await shop.clock.advance(hour);
    const later = new Date(shop.clock.now()).toISOString();
    const refused = await failureOf(shop.desk.replayDeliveries({ id }));
    expect(refused.message).toContain("disabled");
    await shop.desk.updateWebhook({ id, disabled: false });
    const second = await sample(id);
    await shop.desk.updateWebhook({ id, disabled: false });
    receiver.answer = 200;
    receiver.hits.length = 0;
    expect(await shop.desk.replayDeliveries({ id, since: later })).toEqual({ replayed: 1 });
    await shop.station.processAll();
    expect(receiver.hits.map(({ headers }) => headers["x-webhook-id"])).toEqual([second.eventId]);
    expect(await shop.desk.replayDeliveries({ id })).toEqual({ replayed: 1 });
    expect(await shop.desk.replayDeliveries({ id })).toEqual({ replayed: 0 });
    await shop.station.processAll();
    expect(receiver.hits.map(({ body }) => body.toString())).toEqual([
      second.requestBody,
      first.requestBody,
    ]);
    const wrong = await failureOf(shop.desk.replayDeliveries({ id, since: "yesterday" }));
    expect(wrong.errors).toMatchObject([{ field: "since" }]);
  });

  test("what is unknown is told so, and none of it is on the port", async () => {
    const { id } = await hook();
    const nobody = { id: "hook_none" };
    for (const asked of [
      shop.desk.findDeliveries(nobody),
      shop.desk.readDelivery({ ...nobody, deliveryId: "dlv_1" }),
      shop.desk.replayDeliveries(nobody),
    ])
      expect((await failureOf(asked)).code).toBe("WEBHOOK_NOT_FOUND");
    const missing = await failureOf(shop.desk.readDelivery({ id, deliveryId: "dlv_1" }));
    expect(missing.code).toBe("DELIVERY_NOT_FOUND");
    const answer = await fetch(`${shop.url}/api/v1/desk/webhooks`);
    expect(answer.status).toBe(404);
  });
});

test("of a delivery that was tried eleven times the last ten attempts are kept, and all go with the webhook", async () => {
  const room = await WebhookRoom.open();
  try {
    const receiver = await room.receiver(500);
    const { id } = await room.hook(receiver);
    await room.record();
    for (let n = 0; n < 12; n++) await room.pass(30 * hour);
    const [delivery] = room.deliveries(id);
    expect(delivery).toMatchObject({ state: "failed", attempts: 11 });
    const deliveryId = delivery?.id ?? "";
    const { store, clock, secrets } = room;
    const ctx = {
      store,
      previewDelivery: (each: string) => previewDelivery({ store, clock, secrets }, each),
    };
    const shown = await readDelivery(ctx, { id, deliveryId });
    expect(shown.attemptsKept.map(({ number }) => number)).toEqual([
      11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
    expect(shown.nextRequest).toBeNull();
    await store.write((tx) => void tx.prepare("DELETE FROM webhook").run());
    expect(store.read((db) => attemptsOf.all(db, { deliveryId }))).toEqual([]);
  } finally {
    await room.close();
  }
});

test("more failures than one transaction holds are all queued again, in their order", async () => {
  const room = await WebhookRoom.open();
  try {
    const receiver = await room.receiver(200);
    const { id } = await room.hook(receiver);
    await room.record(450);
    await room.outbox.idle();
    await room.store.write((tx) => void tx.prepare("UPDATE delivery SET state = 'failed'").run());
    expect(await replayDeliveries(room.ctx, { id })).toEqual({ replayed: 450 });
    const events = room.deliveries(id).map(({ event_id }) => event_id);
    expect(events.slice(450)).toEqual(events.slice(0, 450));
  } finally {
    await room.close();
  }
});
