import { describe, expect, test } from "vitest";
import type { CarrierGateway } from "#electron/carriers/carrier.ts";
import { type ApiFailureCode, failures } from "#shared/contract/errors.ts";
import { recorded, shapeOf } from "./recorded.ts";
import { doors, failureOf, Room } from "./room.ts";
import { failureCases } from "./failure-cases.ts";
import { dana, orderFor, parcel, warehouse } from "../seeds/warehouse.ts";

/** Headers that never end: tests/doors/broken-framing.test.ts. */
const elsewhere = ["REQUEST_TIMEOUT"];

test("every failure of the contract has a case", () => {
  expect(new Set([...Object.keys(failureCases), ...elsewhere])).toEqual(
    new Set(Object.keys(failures)),
  );
});

test.each(Object.entries(failureCases))("%s is met, in the documented form", async (code, one) => {
  await using room = await Room.open("http", one.options);
  const { status, body } = await one.meet(room);
  const known = failures[code as ApiFailureCode];
  expect({ status, body }).toMatchObject({
    status: known.status,
    body: {
      success: false,
      error: known.error,
      message: expect.stringMatching(/.[.]$/s),
      code,
      errors: expect.any(Array),
      requestId: expect.stringMatching(/^req_/),
    },
  });
  // The example of openapi.json is such a body; keys are the desk's alone.
  if (code !== "KEY_NOT_FOUND")
    expect(shapeOf(recorded("failures", code, body))).toEqual(shapeOf(body));
  for (const error of body.errors)
    expect(error).toEqual({
      code: expect.any(String),
      field: expect.any(String),
      message: expect.stringMatching(/./),
      suggestion: error.suggestion === null ? null : expect.any(String),
    });
});

test("a bug is silent outside and loud in the log", async () => {
  const { INTERNAL_SERVER_ERROR: bug } = failureCases;
  await using room = await Room.open("http", bug.options);
  const { body } = await bug.meet(room);
  expect(JSON.stringify(body)).not.toContain("hunter2");
  expect(JSON.stringify(body)).not.toContain("at ");
  expect(room.station.errors).toMatchObject([
    { facts: { err: new Error("the secret is hunter2"), requestId: body.requestId } },
  ]);
});

describe.each(doors)("a carrier that cannot be reached, through %s", (door) => {
  const away = (names: readonly (keyof CarrierGateway)[]) => {
    const state = { away: true };
    const carriers = (own: () => CarrierGateway): CarrierGateway => {
      const inner = own();
      const refuse = () => Promise.reject(new TypeError("fetch failed"));
      const gone = Object.fromEntries(names.map((name) => [name, refuse]));
      return new Proxy(inner, {
        get: (at, name: keyof CarrierGateway) => (state.away && gone[name]) || at[name],
      });
    };
    return { state, carriers };
  };

  test("makes rates and tracking a 503 and stores nothing", async () => {
    const { carriers } = away(["rates", "track"]);
    await using room = await Room.open(door, { carriers });
    const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };
    const rates = await failureOf(room.client.getRates(shipment));
    const tracking = await failureOf(room.client.getTracking({ code: "EZ1000000001" }));
    expect([rates.code, tracking.code]).toEqual(["CARRIER_UNAVAILABLE", "CARRIER_UNAVAILABLE"]);
    const { db } = room.station.station.parts.store;
    expect(db.prepare("SELECT count(*) AS n FROM shipment").get()).toEqual({ n: 0 });
  });

  test("leaves a purchase pending, and settles it when the carrier is back", async () => {
    const { state, carriers } = away(["buy", "find"]);
    await using room = await Room.open(door, { carriers });
    await room.fund();
    const { orderId } = await orderFor(room.client);
    const { pendingCount, labels } = await room.client.purchaseLabels({ orderId });
    expect([pendingCount, labels[0]?.code]).toEqual([1, "CARRIER_UNAVAILABLE"]);
    state.away = false;
    await room.station.clock.advance(60_000);
    await room.station.station.processAll();
    const order = await room.client.getOrder({ id: orderId });
    expect([order.paymentStatus, order.items[0]?.error?.retryable]).toEqual(["failed", true]);
    expect((await room.client.purchaseLabels({ orderId })).successCount).toBe(1);
  });

  test("notes a void, and refunds it when the carrier is back", async () => {
    const { state, carriers } = away(["void"]);
    await using room = await Room.open(door, { carriers });
    await room.fund();
    const { orderId, items } = await orderFor(room.client);
    await room.client.purchaseLabels({ orderId });
    const orderItemId = items[0]?.orderItemId ?? "";
    const failure = await failureOf(room.client.voidLabel({ orderItemId }));
    expect(failure.code).toBe("CARRIER_UNAVAILABLE");
    expect(failure.message).toContain("noted");
    state.away = false;
    await room.station.station.processAll();
    expect((await room.client.getOrder({ id: orderId })).paymentStatus).toBe("refunded");
    const { balances } = await room.client.getBalance({});
    expect(balances[1]?.available).toBe(100);
  });
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.5])(
  "an exchange rate of %d never buys and never divides",
  async (priceMicros) => {
    const rate = async () => ({ priceMicros, asOfMs: 0, source: "broken" });
    await using room = await Room.open("http", { exchange: { rate } });
    await room.fund();
    const { orderId } = await orderFor(room.client);
    for (const currency of ["LTC", undefined] as const) {
      const failure = await failureOf(room.client.purchaseLabels({ orderId, currency }));
      expect(failure.code).toBe("EXCHANGE_RATE_UNAVAILABLE");
    }
    const { balances } = await room.client.getBalance({});
    expect(balances[1]).toEqual({ currency: "LTC", balance: 100, held: 0, available: 100 });
  },
);
