import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#shared/contract/index.ts";
import type { Operation } from "#shared/contract/operation.ts";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { openReceiver, type Receiver } from "../service/receiver.ts";
import { recorded, shapeOf } from "./recorded.ts";
import { Room } from "./room.ts";

interface Example {
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  answer: { data: Record<string, unknown> };
}

/** Bytes that look like chance and are the same in every run, so that recording again changes little. */
function steadyBytes(): (length: number) => Uint8Array {
  let count = 0;
  return (length) => {
    const hash = createHash("sha512")
      .update(`example ${(count += 1)}`)
      .digest();
    return Uint8Array.from({ length }, (_, index) => hash[index % hash.length] ?? 0);
  };
}

/** The first two of every list, however deep: all carriers with all their services would be thousands of lines. */
function excerpt(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(excerpt);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, excerpt(field)]));
}

let room: Room;
let receiver: Receiver;
const seen = new Map<string, Example>();

/** One call of the story, as an outside program makes it. */
async function call(
  name: keyof typeof api,
  given: Partial<Example> = {},
): Promise<Record<string, unknown>> {
  const row: Operation = api[name];
  const { params = {}, query = {}, body } = given;
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? "");
  const search = new URLSearchParams(query).toString();
  const reply = await room.ask(row.method, search ? `${path}?${search}` : path, { body });
  expect([name, reply.status, reply.body.message]).toEqual([name, row.status ?? 200, undefined]);
  seen.set(name, { params, query, ...(body === undefined ? {} : { body }), answer: reply.body });
  return reply.body.data;
}

async function orderOf(reference: string): Promise<{ orderId: string; orderItemId: string }> {
  const { rates } = await call("getRates", {
    body: { fromAddress: warehouse, toAddress: dana, packageDetails: parcel, carriers: ["USPS"] },
  });
  const [rate] = rates as { id: string }[];
  const { orderId, items } = await call("createOrder", {
    body: {
      items: [{ rateId: rate?.id }],
      email: "dana@example.com",
      externalReference: reference,
    },
  });
  const [item] = items as { orderItemId: string }[];
  return { orderId: String(orderId), orderItemId: item?.orderItemId ?? "" };
}

/** Every operation once, in the order in which a shop meets them. */
async function tellStory(): Promise<void> {
  await call("verifyAddress", { body: { address: dana } });
  await call("listCarriers", { query: { carrier: "USPS" } });
  const { id } = await call("createWebhook", {
    body: { webhookUrl: receiver.url, events: ["label.created", "label.failed"] },
  });
  const hook = { id: String(id) };
  await room.fund("LTC", "1");
  const second = await orderOf("SO-1002");
  await room.client.purchaseLabels({ orderId: second.orderId });
  await call("voidLabel", { params: { orderItemId: second.orderItemId } });
  const { orderId } = await orderOf("SO-1001");
  await call("purchaseLabels", { body: { orderId, currency: "LTC" } });
  await call("getOrder", { params: { id: orderId } });
  await call("listOrders", { query: { limit: "2" } });
  await call("getBalance", { query: { includeTransactions: "true", limit: "3" } });
  const { manifestId } = await call("createManifest", { body: { carrier: "USPS" } });
  await call("getManifest", { params: { id: String(manifestId) } });
  await call("listManifests", { query: { limit: "1" } });
  await call("testWebhook", { params: hook });
  await room.station.station.processAll();
  const { deliveries } = await call("listDeliveries", { params: hook, query: { limit: "1" } });
  const [delivery] = deliveries as { id: string }[];
  await call("replayDelivery", { params: { ...hook, deliveryId: delivery?.id ?? "" } });
  await call("updateWebhook", { params: hook, body: { events: ["label.created"] } });
  await call("getWebhook", { params: hook });
  await call("listWebhooks");
  await call("rotateWebhookSecret", { params: hook });
  await call("deleteWebhook", { params: hook });
  room.station.clock.jump(2 * 86_400_000);
  const order = await room.client.getOrder({ id: orderId });
  await call("getTracking", { params: { code: order.items[0]?.label?.trackingCode ?? "" } });
}

beforeAll(async () => {
  receiver = await openReceiver();
  room = await Room.open("http", { randomBytes: steadyBytes() });
  await tellStory();
});
afterAll(async () => {
  await room[Symbol.asyncDispose]();
  await receiver.close();
});

test.each(Object.keys(api))(
  "the example of %s is what the running station answers to that request",
  (name) => {
    const live = name === "listCarriers" ? excerpt(seen.get(name)) : seen.get(name);
    const ports = { [new URL(room.station.url).port]: 4810, [receiver.port]: 8080 };
    const example = recorded("operations", name, live, ports);
    expect(live).toBeDefined();
    expect(shapeOf(example)).toEqual(shapeOf(live));
  },
);
