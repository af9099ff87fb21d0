import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Client } from "#shared/contract/operation.ts";
import { ManualClock } from "../manual-clock.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { easyPost } from "./easy-post.ts";
import { openReceiver, type Receiver } from "./receiver.ts";

const hour = 3_600_000;
const both: ("label.created" | "label.failed")[] = ["label.created", "label.failed"];
const nobody = "hook_00000000000000000000000000000000";

describe.each(["http", "desk"] as const)("webhooks, asked over %s", (door) => {
  let shop: TestStation;
  let client: Client<Api>;
  let receiver: Receiver;
  beforeEach(async () => {
    // The Standard Webhooks library compares timestamps with the computer's clock.
    shop = await TestStation.open({ clock: new ManualClock(Date.now()) });
    client = door === "http" ? await shop.http(["webhooks"]) : shop.desk;
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await shop[Symbol.asyncDispose]();
    await receiver.close();
  });
  const register = () =>
    client.createWebhook({ webhookUrl: receiver.url, events: ["label.created"] });
  const sample = async (id: string) => {
    const delivery = await client.testWebhook({ id });
    await shop.station.processAll();
    return delivery;
  };

  it("are registered with a secret that is shown once", async () => {
    const made = await client.createWebhook({
      webhookUrl: receiver.url,
      events: [...both, ...both],
    });
    expect(made).toEqual({
      id: expect.stringMatching(/^hook_/) as string,
      webhookUrl: receiver.url,
      events: both,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) as string,
    });
    const shown = await client.getWebhook({ id: made.id });
    expect(shown).toEqual({
      id: made.id,
      webhookUrl: receiver.url,
      events: both,
      createdAt: new Date(shop.clock.now()).toISOString(),
      updatedAt: new Date(shop.clock.now()).toISOString(),
      disabledAt: null,
      lastDeliveryAt: null,
      lastDeliveryStatus: null,
      consecutiveFailures: 0,
      secretPreview: `whsec_…${made.secret.slice(-5, -1)}`,
    });
    expect(await client.listWebhooks()).toEqual({ webhooks: [shown] });
    expect(JSON.stringify(await client.listWebhooks())).not.toContain(made.secret);
  });

  it("are refused where they may not lead, with the field that is wrong", async () => {
    const own = `http://localhost:${new URL(shop.url).port}/api/v1/orders`;
    for (const webhookUrl of [
      own,
      "file:///etc/passwd",
      "http://user:pass@example.com/",
      "http://169.254.169.254/",
      "http://192.168.1.9/hook",
      "nonsense",
    ])
      await expect(client.createWebhook({ webhookUrl, events: both })).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        errors: [{ field: "webhookUrl" }],
      });
    const { id } = await register();
    await expect(client.updateWebhook({ id, webhookUrl: own })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    expect(await client.getWebhook({ id })).toMatchObject({ webhookUrl: receiver.url });
  });

  it("that are unknown are told so by every operation", async () => {
    const id = nobody;
    for (const asked of [
      () => client.getWebhook({ id }),
      () => client.updateWebhook({ id, disabled: true }),
      () => client.updateWebhook({ id }),
      () => client.deleteWebhook({ id }),
      () => client.testWebhook({ id }),
      () => client.listDeliveries({ id }),
      () => client.replayDelivery({ id, deliveryId: "dlv_1" }),
      () => client.rotateWebhookSecret({ id }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: "WEBHOOK_NOT_FOUND" });
    const mine = await register();
    await expect(client.replayDelivery({ id: mine.id, deliveryId: "dlv_1" })).rejects.toMatchObject(
      {
        code: "DELIVERY_NOT_FOUND",
      },
    );
  });

  it("get a signed sample that a public library and the document's scheme both verify", async () => {
    const { id, secret } = await register();
    const queued = await sample(id);
    expect(queued).toMatchObject({ event: "label.created", state: "pending", attempts: 0 });
    const [hit] = receiver.hits;
    const body = hit?.body ?? Buffer.alloc(0);
    const event = new Webhook(secret).verify(body, hit?.headers ?? {});
    expect(event).toMatchObject({
      id: queued.eventId,
      event: "label.created",
      timestamp: new Date(shop.clock.now()).toISOString(),
      data: {
        orderId: "ord_SAMPLE",
        externalReference: "SAMPLE",
        label: { trackingCode: "SAMPLE" },
      },
    });
    expect(hit?.headers["x-webhook-signature"]).toBe(
      createHmac("sha256", secret).update(body).digest("hex"),
    );
    const { deliveries, pagination } = await client.listDeliveries({ id });
    expect(pagination).toEqual({ limit: 50, offset: 0, total: 1, hasMore: false });
    expect(deliveries).toMatchObject([
      {
        id: queued.id,
        state: "delivered",
        attempts: 1,
        nextAttemptAt: null,
        lastStatus: 200,
        lastError: null,
        requestBody: body.toString(),
        responseBody: "thanks",
      },
    ]);
    expect(await client.getWebhook({ id })).toMatchObject({
      lastDeliveryStatus: 200,
      lastDeliveryAt: new Date(shop.clock.now()).toISOString(),
    });
  });

  it("hear of a bought label with the document's payload", async () => {
    const { secret } = await register();
    await shop.desk.deposit({ currency: "LTC", amount: "5" });
    const { orderId } = await orderFor(shop.desk, undefined, { externalReference: "PO-7" });
    const { labels } = await shop.desk.purchaseLabels({ orderId });
    await shop.station.processAll();
    expect(receiver.hits.length).toBe(1);
    const [hit] = receiver.hits;
    const told = new Webhook(secret).verify(hit?.body ?? "", hit?.headers ?? {});
    const [label] = labels;
    expect(told).toEqual({
      id: hit?.headers["x-webhook-id"],
      event: "label.created",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      data: {
        orderId,
        orderItemId: label?.orderItemId,
        externalReference: "PO-7",
        label: {
          trackingCode: label?.trackingCode,
          carrier: label?.carrier,
          service: label?.service,
          labelUrl: label?.labelUrl,
        },
      },
    });
    expect(easyPost.validateWebhook(hit?.body ?? "", hit?.headers ?? {}, secret)).toEqual(told);
  });

  it("are paused and enabled again; what waited goes out, what happened meanwhile does not", async () => {
    const { id } = await register();
    receiver.answer = 500;
    await sample(id);
    const paused = await client.updateWebhook({ id, disabled: true });
    expect(paused).toMatchObject({
      disabledAt: new Date(shop.clock.now()).toISOString(),
      consecutiveFailures: 0,
    });
    await shop.clock.advance(hour);
    await shop.station.processAll();
    expect(receiver.hits.length).toBe(1);
    const [waiting] = (await client.listDeliveries({ id })).deliveries;
    for (const asked of [
      () => client.testWebhook({ id }),
      () => client.replayDelivery({ id, deliveryId: waiting?.id ?? "" }),
    ])
      await expect(asked()).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    const again = await client.updateWebhook({ id, disabled: true });
    expect(again.disabledAt).toBe(paused.disabledAt);
    receiver.answer = 200;
    expect(await client.updateWebhook({ id, disabled: false })).toMatchObject({ disabledAt: null });
    await shop.station.processAll();
    expect(receiver.hits.length).toBe(2);
  });

  it("are enabled again by any change, and by nothing less", async () => {
    const { id } = await register();
    receiver.answer = 410;
    await sample(id);
    expect((await client.getWebhook({ id })).disabledAt).not.toBeNull();
    expect((await client.updateWebhook({ id })).disabledAt).not.toBeNull();
    const changed = await client.updateWebhook({ id, events: ["label.failed"] });
    expect(changed).toMatchObject({
      disabledAt: null,
      events: ["label.failed"],
      webhookUrl: receiver.url,
    });
    expect(changed.updatedAt >= changed.createdAt).toBe(true);
  });

  it("get an event again on request: the same body and id in a new delivery", async () => {
    const { id } = await register();
    const first = await sample(id);
    await shop.clock.advance(hour);
    const again = await client.replayDelivery({ id, deliveryId: first.id });
    expect(again).toMatchObject({
      eventId: first.eventId,
      requestBody: first.requestBody,
      attempts: 0,
    });
    expect(again.id).not.toBe(first.id);
    await shop.station.processAll();
    expect(receiver.hits.length).toBe(2);
    const [one, two] = receiver.hits;
    expect(two?.body.equals(one?.body ?? Buffer.alloc(0))).toBe(true);
    expect(two?.headers["x-webhook-id"]).toBe(one?.headers["x-webhook-id"]);
    expect(Number(two?.headers["x-webhook-timestamp"])).toBe(
      Number(one?.headers["x-webhook-timestamp"]) + 3600,
    );
    const { deliveries } = await client.listDeliveries({ id, limit: 1 });
    expect(deliveries).toMatchObject([{ id: again.id, state: "delivered" }]);
  });

  it("get a waiting event at once on request, not twice", async () => {
    const { id } = await register();
    receiver.answer = 500;
    const first = await sample(id);
    receiver.answer = 200;
    const again = await client.replayDelivery({ id, deliveryId: first.id });
    expect(again).toMatchObject({ id: first.id, attempts: 1 });
    await shop.station.processAll();
    await shop.clock.advance(24 * hour);
    await shop.station.processAll();
    expect(receiver.hits.map(({ headers }) => headers["x-webhook-attempt"])).toEqual(["1", "2"]);
  });

  it("may change their secret: for a day both sign, then the new one alone", async () => {
    const { id, secret: old } = await register();
    const { secret, ...rest } = await client.rotateWebhookSecret({ id });
    expect(rest).toEqual({ id, webhookUrl: receiver.url, events: ["label.created"] });
    expect(secret).not.toBe(old);
    expect((await client.getWebhook({ id })).secretPreview).toBe(`whsec_…${secret.slice(-5, -1)}`);
    await sample(id);
    const [during] = receiver.hits;
    for (const key of [secret, old])
      expect(new Webhook(key).verify(during?.body ?? "", during?.headers ?? {})).toBeTruthy();
    const hex = (key: string) =>
      createHmac("sha256", key)
        .update(during?.body ?? "")
        .digest("hex");
    expect(during?.headers).toMatchObject({
      "x-webhook-signature": hex(secret),
      "x-webhook-signature-previous": hex(old),
    });
    const verify = (key: string) =>
      easyPost.validateWebhook(during?.body ?? "", during?.headers ?? {}, key);
    expect(verify(secret)).toMatchObject({ event: "label.created" });
    expect(() => verify(old)).toThrow("secret mismatch");
    await shop.clock.advance(24 * hour);
    await sample(id);
    const after = receiver.hits[1];
    expect(after?.headers).not.toHaveProperty("x-webhook-signature-previous");
    expect(after?.headers["webhook-signature"]?.split(" ").length).toBe(1);
  });

  it("are deleted with what waits for them", async () => {
    const { id } = await register();
    receiver.answer = 500;
    await sample(id);
    expect(await client.deleteWebhook({ id })).toEqual({ id, deleted: true });
    await shop.clock.advance(24 * hour);
    await shop.station.processAll();
    expect(receiver.hits.length).toBe(1);
    expect(await client.listWebhooks()).toEqual({ webhooks: [] });
    await expect(client.getWebhook({ id })).rejects.toMatchObject({ code: "WEBHOOK_NOT_FOUND" });
    expect(shop.errors).toEqual([]);
  });
});

it("a notice in the window tells that a webhook was switched off", async () => {
  const receiver = await openReceiver(410);
  await using shop = await TestStation.open();
  const news: object[] = [];
  shop.station.onAnnouncement((each) => news.push(each));
  const { id } = await shop.desk.createWebhook({ webhookUrl: receiver.url, events: both });
  await shop.desk.testWebhook({ id });
  await shop.station.processAll();
  expect(news).toContainEqual({
    kind: "notice",
    id,
    message: expect.stringContaining(receiver.url) as string,
  });
  await receiver.close();
});

it("receivers in the local network are registered where the settings allow them", async () => {
  await using shop = await TestStation.open({ config: { lanWebhooks: true } });
  const made = await shop.desk.createWebhook({
    webhookUrl: "http://192.168.1.9/hook",
    events: both,
  });
  expect(made.webhookUrl).toBe("http://192.168.1.9/hook");
});
