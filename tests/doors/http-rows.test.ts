import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dana, parcel, warehouse } from "../seeds/warehouse.ts";
import { Room } from "./room.ts";

let room: Room;
beforeAll(async () => void (room = await Room.open()));
afterAll(() => room[Symbol.asyncDispose]());

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

/** A parcel shipped as a script of the customer would: the document's fields alone, nothing of ours. */
test("the whole job over plain HTTP: 200, 201, 200, 200, 200", async () => {
  await room.fund("LTC", "5");
  const verified = await room.ask("POST", "/shipping/verify-address", { body: { address: dana } });
  expect([verified.status, verified.body.success]).toEqual([200, true]);
  const rated = await room.ask("POST", "/shipping/rates", { body: shipment });
  expect(rated.status).toBe(200);
  const [rate] = rated.body.data["rates"] as { id: string }[];
  const ordered = await room.ask("POST", "/orders", { body: { items: [{ rateId: rate?.id }] } });
  expect(ordered.status).toBe(201);
  const { orderId } = ordered.body.data;
  const bought = await room.ask("POST", "/labels/purchase", { body: { orderId, currency: "LTC" } });
  expect([bought.status, bought.body.data["successCount"]]).toEqual([200, 1]);
  const [label] = bought.body.data["labels"] as { trackingCode: string; labelUrl: string }[];
  const pdf = await fetch(label?.labelUrl ?? "");
  expect(Buffer.from(await pdf.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
  const tracked = await room.ask("GET", `/tracking/${label?.trackingCode}`);
  expect([tracked.status, tracked.body.data["status"]]).toEqual([200, "pre_transit"]);
  const order = await room.ask("GET", `/orders/${String(orderId)}`);
  expect(order.body.data["paymentStatus"]).toBe("paid");
});

test("a good answer is the envelope and nothing else, as JSON that nobody keeps", async () => {
  const { status, headers, body } = await room.ask("GET", "/account/balance");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["success", "data"]);
  expect(body.success).toBe(true);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-request-id")).toMatch(/^req_/);
});

test("a bad answer is the documented fields and the additive ones, in any case", async () => {
  const { body } = await room.ask("GET", "/orders/ord_none");
  expect(Object.keys(body)).toEqual(["success", "error", "message", "code", "errors", "requestId"]);
});

describe.each(["/orders", "/account/balance", "/webhooks/hook_none/deliveries"])(
  "the query of %s",
  (path) => {
    test.each([
      "limit=0",
      "limit=101",
      "limit=-1",
      "limit=abc",
      "limit=",
      "limit=1e1",
      "limit=0x10",
      "limit=10.5",
      "limit=NaN",
      "limit=99999999999999999999",
      "limit=10&limit=20",
      "limit=%00",
      "offset=-1",
      "offset=abc",
      "offset=1.5",
      "offset=9007199254740993",
    ])("%s is a 400 that names the parameter", async (query) => {
      const { status, body } = await room.ask("GET", `${path}?${query}`);
      expect([status, body.code]).toEqual([400, "VALIDATION_ERROR"]);
      expect(body.errors.map(({ field }) => field)).toEqual([query.split("=")[0]]);
    });

    test("both wrong parameters are named at once", async () => {
      const { body } = await room.ask("GET", `${path}?limit=0&offset=-1`);
      expect(body.errors.map(({ field }) => field)).toEqual(["limit", "offset"]);
    });
  },
);

test("parameters that nobody knows are ignored, like __proto__", async () => {
  for (const query of ["page=2", "__proto__=1", "constructor=x", "a[b]=c", "&&&", "%zz"]) {
    const { status } = await room.ask("GET", `/orders?${query}`);
    expect([query, status]).toEqual([query, 200]);
  }
});

test("limit and offset have their defaults: 50 for orders, 20 for transactions", async () => {
  const orders = await room.ask("GET", "/orders");
  expect(orders.body.data["pagination"]).toMatchObject({ limit: 50, offset: 0 });
  const history = await room.ask("GET", "/account/balance?includeTransactions=1");
  expect(history.body.data["pagination"]).toMatchObject({ limit: 20, offset: 0 });
  for (const limit of [1, 100]) {
    const { body } = await room.ask("GET", `/orders?limit=${limit}`);
    expect(body.data["pagination"]).toMatchObject({ limit });
  }
});

describe("webhooks", () => {
  const webhookUrl = "https://hooks.example.com/labels";
  const events = ["label.created", "label.failed"];

  test("are registered with a 201 and a secret that is told once", async () => {
    const body = { webhookUrl, events: [...events, "label.created"] };
    const made = await room.ask("POST", "/webhooks", { body });
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    expect(made.body.data).toEqual({
      id: expect.stringMatching(/^hook_/),
      webhookUrl,
      events,
      secret: expect.stringMatching(/^whsec_[\w+/=-]{43,}$/),
    });
    const got = await room.ask("GET", `/webhooks/${String(id)}`);
    expect(got.body.data).toEqual({
      id,
      webhookUrl,
      events,
      createdAt: "2026-11-23T16:00:00.000Z",
      updatedAt: "2026-11-23T16:00:00.000Z",
      disabledAt: null,
      lastDeliveryAt: null,
      lastDeliveryStatus: null,
      consecutiveFailures: 0,
      secretPreview: expect.any(String),
    });
    expect(got.text).not.toContain(made.body.data["secret"]);
    const listed = await room.ask("GET", "/webhooks");
    expect(listed.body.data).toEqual({ webhooks: [got.body.data] });
    const gone = await room.ask("DELETE", `/webhooks/${String(id)}`);
    expect([gone.status, gone.body.data]).toEqual([200, { id, deleted: true }]);
    for (const method of ["GET", "DELETE"])
      expect((await room.ask(method, `/webhooks/${String(id)}`)).status).toBe(404);
    expect((await room.ask("GET", "/webhooks")).body.data).toEqual({ webhooks: [] });
  });

  test("need a good URL and known events, and say both at once", async () => {
    const both = await room.ask("POST", "/webhooks", { body: { webhookUrl: "", events: [] } });
    expect(both.body.errors.map(({ field }) => field)).toEqual(["webhookUrl", "events"]);
    const forbidden = { webhookUrl: "ftp://example.com", events: ["label.printed"] };
    const named = (await room.ask("POST", "/webhooks", { body: forbidden })).body.errors;
    expect(named.map(({ field }) => field).sort()).toEqual(["events[0]", "webhookUrl"]);
    const unknown = { webhookUrl, events: ["label.created", "label.printed"] };
    const { status, body } = await room.ask("POST", "/webhooks", { body: unknown });
    expect([status, body.errors[0]?.field]).toEqual([400, "events[1]"]);
    const port = new URL(room.station.url).port;
    const urls = [
      "not a url",
      "file:///etc/passwd",
      "ftp://example.com/",
      "javascript:alert(1)",
      "https://user:pass@example.com/",
      "http://169.254.169.254/latest/meta-data",
      `http://127.0.0.1:${port}/api/v1/orders`,
      `http://localhost:${port}/`,
    ];
    for (const url of urls) {
      const refused = await room.ask("POST", "/webhooks", { body: { webhookUrl: url, events } });
      expect([url, refused.status]).toEqual([url, 400]);
      expect(refused.body.errors.map(({ field }) => field)).toEqual(["webhookUrl"]);
    }
    expect((await room.ask("GET", "/webhooks")).body.data).toEqual({ webhooks: [] });
  });
});
