import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import type { Exchange } from "#electron/exchange/exchange.ts";
import { pinnedExchange, sandboxPrices } from "#electron/exchange/pinned.ts";
import { type ApiFailureCode, StationError } from "#shared/contract/errors.ts";
import type { TestStationOptions } from "../station.ts";
import { ManualClock } from "../manual-clock.ts";
import { dana, magic, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";
import { RawConnection, requestText } from "./raw-connection.ts";
import type { HttpAnswer, Room } from "./room.ts";

/** What a failure looks like from outside. */
export type Seen = Pick<HttpAnswer, "status" | "body">;

export interface FailureCase {
  options?: TestStationOptions;
  meet(room: Room): Promise<Seen>;
}

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

/** The simulated carriers with rates, tracking and voiding replaced by one refusal. */
function carriersThat(refuse: () => Promise<never>): TestStationOptions {
  return {
    carriers: (own: () => CarrierGateway) => ({
      ...own(),
      rates: refuse,
      track: refuse,
      void: refuse,
    }),
  };
}
function failing(code: ApiFailureCode): TestStationOptions {
  return carriersThat(() => Promise.reject(new StationError(code, "The carrier says no.")));
}
function exchangeThat(rate: Exchange["rate"]): TestStationOptions {
  return { exchange: { rate } };
}
async function raw(room: Room, text: string): Promise<Seen> {
  using connection = await RawConnection.open(Number(new URL(room.station.url).port));
  await connection.send(text);
  const answer = await connection.answer();
  return { status: answer?.status ?? 0, body: JSON.parse(answer?.body ?? "null") };
}
const rates: FailureCase["meet"] = (room) =>
  room.ask("POST", "/shipping/rates", { body: shipment });
async function purchase(room: Room, recipient = dana): Promise<Seen> {
  const { orderId } = await orderFor(room.client, [recipient]);
  return room.ask("POST", "/labels/purchase", { body: { orderId } });
}
const get =
  (path: string, headers?: Record<string, string>): FailureCase["meet"] =>
  (room) =>
    room.ask("GET", path, headers ? { headers } : {});

/** One way to each failure. The type sees to it that none is forgotten. REQUEST_TIMEOUT has a test of its own. */
export const failureCases: Record<Exclude<ApiFailureCode, "REQUEST_TIMEOUT">, FailureCase> = {
  INVALID_JSON: { meet: (room) => room.ask("POST", "/orders", { body: "{" }) },
  MALFORMED_REQUEST: { meet: (room) => raw(room, "NONSENSE\r\n\r\n") },
  VALIDATION_ERROR: { meet: (room) => room.ask("POST", "/orders", { body: {} }) },
  UNAUTHORIZED: { meet: (room) => room.ask("GET", "/orders", { key: null }) },
  INSUFFICIENT_BALANCE: { meet: (room) => purchase(room) },
  FORBIDDEN: {
    async meet(room) {
      return room.ask("GET", "/orders", { key: await room.station.key(["rates"]) });
    },
  },
  ORIGIN_NOT_ALLOWED: { meet: get("/orders", { origin: "https://evil.test" }) },
  ORDER_NOT_FOUND: { meet: get("/orders/ord_none") },
  RATE_NOT_FOUND: {
    meet: (room) => room.ask("POST", "/orders", { body: { items: [{ rateId: "rate_none" }] } }),
  },
  WEBHOOK_NOT_FOUND: { meet: get("/webhooks/hook_none") },
  DELIVERY_NOT_FOUND: {
    async meet(room) {
      const webhookUrl = "https://example.com/hooks";
      const { id } = await room.client.createWebhook({ webhookUrl, events: ["label.created"] });
      return room.ask("POST", `/webhooks/${id}/deliveries/dlv_none/replay`);
    },
  },
  LABEL_NOT_FOUND: { meet: (room) => room.ask("POST", "/labels/item_none/void") },
  MANIFEST_NOT_FOUND: { meet: get("/manifests/man_none") },
  TRACKING_NOT_FOUND: { meet: get("/tracking/NOBODYKNOWS") },
  KEY_NOT_FOUND: {
    // Keys are the desk's alone, so this one is never seen over HTTP.
    async meet(room) {
      const reply = await room.station.station.invoke("revokeKey", { id: "key_none" });
      if (reply.success) throw new Error("a key that is not there was revoked");
      const body = { success: false, error: "Key not found", data: {}, ...reply.failure };
      return { status: 404, body: { ...body, errors: [...reply.failure.errors] } };
    },
  },
  ROUTE_NOT_FOUND: { meet: get("/nothing") },
  METHOD_NOT_ALLOWED: { meet: (room) => room.ask("DELETE", "/orders") },
  ORDER_ALREADY_PURCHASED: {
    async meet(room) {
      await room.fund();
      const { orderId } = await orderFor(room.client);
      await room.client.purchaseLabels({ orderId });
      return room.ask("POST", "/labels/purchase", { body: { orderId } });
    },
  },
  PURCHASE_IN_PROGRESS: {
    async meet(room) {
      await room.fund();
      const { orderId } = await orderFor(room.client, [magic("TIMEOUT LATE")]);
      await room.client.purchaseLabels({ orderId });
      return room.ask("POST", "/labels/purchase", { body: { orderId } });
    },
  },
  LABEL_NOT_VOIDABLE: {
    async meet(room) {
      await room.fund();
      const { orderId, items } = await orderFor(room.client);
      await room.client.purchaseLabels({ orderId });
      room.station.clock.jump(10 * 86_400_000);
      return room.ask("POST", `/labels/${items[0]?.orderItemId}/void`);
    },
  },
  NOTHING_TO_MANIFEST: {
    meet: (room) => room.ask("POST", "/manifests", { body: { carrier: "USPS" } }),
  },
  LABEL_NOT_MANIFESTABLE: {
    async meet(room) {
      await room.fund();
      const { orderId, items } = await orderFor(room.client);
      await room.client.purchaseLabels({ orderId });
      const labelIds = items.map(({ orderItemId }) => orderItemId);
      return room.ask("POST", "/manifests", { body: { carrier: "UPS", labelIds } });
    },
  },
  SEVERAL_SHIP_FROMS: {
    async meet(room) {
      await room.fund();
      for (const fromAddress of [warehouse, { ...warehouse, street1: "1 Post St" }]) {
        const { rates } = await room.client.getRates({
          ...shipment,
          fromAddress,
          carriers: ["USPS"],
        });
        const items = [{ rateId: rates[0]?.id ?? "" }];
        const { orderId } = await room.client.createOrder({ items });
        await room.client.purchaseLabels({ orderId });
      }
      return room.ask("POST", "/manifests", { body: { carrier: "USPS" } });
    },
  },
  PAYLOAD_TOO_LARGE: {
    meet: (room) => room.ask("POST", "/orders", { body: " ".repeat(2 * 1024 * 1024) }),
  },
  UNSUPPORTED_MEDIA_TYPE: {
    meet: (room) =>
      room.ask("POST", "/orders", { body: "a=1", headers: { "content-type": "text/plain" } }),
  },
  RATE_EXPIRED: {
    async meet(room) {
      const { rates } = await room.client.getRates(shipment);
      room.station.clock.jump(30 * 60_000);
      return room.ask("POST", "/orders", { body: { items: [{ rateId: rates[0]?.id }] } });
    },
  },
  ADDRESS_VERIFY_FAILURE: {
    meet: (room) =>
      room.ask("POST", "/shipping/verify-address", {
        body: { address: { ...dana, zip: "94102" }, strict: true },
      }),
  },
  IDEMPOTENCY_KEY_REUSED: {
    async meet(room) {
      const headers = { "idempotency-key": "one" };
      const { rates } = await room.client.getRates(shipment);
      const items = [{ rateId: rates[0]?.id }];
      await room.ask("POST", "/orders", { headers, body: { items } });
      return room.ask("POST", "/orders", { headers, body: { items, email: "a@b.co" } });
    },
  },
  RATE_LIMITED: {
    async meet(room) {
      const key = { apiKey: "ssk_test_guess", apiSecret: "guess" };
      for (let n = 0; n < 20; n++) await room.ask("GET", "/orders", { key });
      return room.ask("GET", "/orders", { key });
    },
  },
  HEADERS_TOO_LARGE: {
    meet: (room) => raw(room, requestText("GET / HTTP/1.1", [["x-flood", "a".repeat(20_000)]])),
  },
  INTERNAL_SERVER_ERROR: {
    options: exchangeThat(() => Promise.reject(new Error("the secret is hunter2"))),
    meet: (room) => purchase(room),
  },
  CARRIER_ERROR: { options: failing("CARRIER_ERROR"), meet: rates },
  CARRIER_UNAVAILABLE: {
    options: carriersThat(() => Promise.reject(new TypeError("fetch failed"))),
    meet: rates,
  },
  CARRIER_TIMEOUT: { options: failing("CARRIER_TIMEOUT"), meet: get("/tracking/EZ1000000001") },
  EXCHANGE_RATE_UNAVAILABLE: {
    options: { exchange: pinnedExchange({ ...sandboxPrices, LTC: 0 }, new ManualClock()) },
    async meet(room) {
      const { orderId } = await orderFor(room.client);
      return room.ask("POST", "/labels/purchase", { body: { orderId, currency: "LTC" } });
    },
  },
  STORAGE_UNAVAILABLE: {
    async meet(room) {
      await room.station.station.processAll();
      room.station.station.parts.store.db.pragma("query_only = 1");
      return rates(room);
    },
  },
};
