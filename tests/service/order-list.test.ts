import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { dana, magic, orderFor } from "../seeds/warehouse.ts";

const minute = 60_000;

describe.each(doors)("the list of orders through %s", (door) => {
  let room: Room;
  const made: string[] = [];
  const list = (input: Input<Api["listOrders"]> = {}) => room.client.listOrders(input);
  const references = async (input: Input<Api["listOrders"]>) =>
    (await list(input)).orders.map(({ externalReference }) => externalReference);

  beforeAll(async () => {
    room = await Room.open(door);
    await room.fund();
    for (let n = 0; n < 53; n++) {
      const recipient = n === 2 ? magic("REFUSED") : { ...dana, name: `Recipient Nr${n}` };
      const { orderId } = await orderFor(room.client, [recipient], {
        externalReference: `PO-${n}`,
        email: `buyer${n}@example.com`,
      });
      made.push(orderId);
      if (n < 3) await room.client.purchaseLabels({ orderId });
      await room.station.clock.advance(minute);
    }
  });
  afterAll(() => room[Symbol.asyncDispose]());

  test("newest first, fifty by default", async () => {
    const { orders, pagination } = await list();
    expect(orders.map(({ orderId }) => orderId)).toEqual(made.toReversed().slice(0, 50));
    expect(pagination).toEqual({ limit: 50, offset: 0, total: 53, hasMore: true });
  });

  test("the next page follows without a gap", async () => {
    const { orders, pagination } = await list({ offset: 50 });
    expect(orders.map(({ orderId }) => orderId)).toEqual(made.toReversed().slice(50));
    expect(pagination).toEqual({ limit: 50, offset: 50, total: 53, hasMore: false });
    expect((await list({ limit: 3, offset: 50 })).pagination.hasMore).toBe(false);
    expect((await list({ limit: 2, offset: 50 })).pagination.hasMore).toBe(true);
  });

  test("beyond the end is an empty page with the true total", async () => {
    for (const offset of [53, 54, 1_000_000]) {
      const { orders, pagination } = await list({ offset, limit: 100 });
      expect(orders).toEqual([]);
      expect(pagination).toEqual({ limit: 100, offset, total: 53, hasMore: false });
    }
  });

  test("limits and offsets out of range are refused by name", async () => {
    for (const limit of [0, 101, -1, 1.5, 1e9, Number.NaN])
      expect((await failureOf(list({ limit }))).errors.map(({ field }) => field)).toEqual([
        "limit",
      ]);
    for (const offset of [-1, 0.5, 2 ** 53])
      expect((await failureOf(list({ offset }))).errors.map(({ field }) => field)).toEqual([
        "offset",
      ]);
  });

  test("by payment status, with totals of their own", async () => {
    expect(await references({ paymentStatus: "paid" })).toEqual(["PO-1", "PO-0"]);
    expect(await references({ paymentStatus: "failed" })).toEqual(["PO-2"]);
    expect((await list({ paymentStatus: "pending", limit: 1 })).pagination).toEqual({
      limit: 1,
      offset: 0,
      total: 50,
      hasMore: true,
    });
    const wrong = { paymentStatus: "payed" as "paid" };
    expect((await failureOf(list(wrong))).errors[0]?.field).toBe("paymentStatus");
  });

  test("pages of a filter join without a gap, from whichever end they are found", async () => {
    for (const filter of [{ paymentStatus: "pending" as const }, { search: "recipient" }]) {
      const whole = (await list({ ...filter, limit: 100 })).orders.map(({ orderId }) => orderId);
      expect(whole.length).toBeGreaterThan(45);
      for (const limit of [1, 7, 20]) {
        const joined: string[] = [];
        for (let offset = 0; offset < whole.length + limit; offset += limit)
          joined.push(
            ...(await list({ ...filter, limit, offset })).orders.map(({ orderId }) => orderId),
          );
        expect(joined).toEqual(whole);
      }
    }
  });

  test("by reference, exactly", async () => {
    expect(await references({ externalReference: "PO-1" })).toEqual(["PO-1"]);
    expect(await references({ externalReference: "PO-" })).toEqual([]);
  });

  test("an empty reference is no filter, and the total is that of what is listed", async () => {
    const all = await list({});
    expect(await list({ externalReference: "  " })).toEqual(all);
  });

  test("by time: from createdAfter on, up to createdBefore", async () => {
    const at = (n: number) =>
      new Date(Date.parse("2026-11-23T16:00:00.000Z") + n * minute).toISOString();
    const between = { createdAfter: at(10), createdBefore: at(12) };
    expect(await references(between)).toEqual(["PO-11", "PO-10"]);
    const wrong = await failureOf(list({ createdAfter: "yesterday", createdBefore: "2026-13-01" }));
    expect(wrong.errors.map(({ field }) => field).sort()).toEqual([
      "createdAfter",
      "createdBefore",
    ]);
  });

  test("by search: order, reference, e-mail, recipient, tracking code, in any case", async () => {
    expect(await references({ search: made[7] })).toEqual(["PO-7"]);
    expect(await references({ search: "po-52" })).toEqual(["PO-52"]);
    expect(await references({ search: "BUYER51@" })).toEqual(["PO-51"]);
    expect(await references({ search: "nr17" })).toEqual(["PO-17"]);
    const detail = await room.client.getOrder({ id: made[1] ?? "" });
    const code = detail.items[0]?.label?.trackingCode ?? "none";
    expect(await references({ search: code })).toEqual(["PO-1"]);
    expect(await references({ search: "%" })).toEqual([]);
  });

  test("each says whom its first parcel goes to, and how many parcels there are", async () => {
    const office = { ...magic("REFUSED"), company: "Acme Tools" };
    const { orderId } = await orderFor(room.client, [office, dana]);
    const [newest, second] = (await list({ limit: 2 })).orders;
    const { city, state, country } = dana;
    expect(newest).toMatchObject({
      orderId,
      itemCount: 2,
      recipient: { name: office.name, company: "Acme Tools", city, state, country },
    });
    expect(second?.recipient).toEqual({
      name: "Recipient Nr52",
      company: null,
      city,
      state,
      country,
    });
  });

  test("filters narrow each other", async () => {
    expect(await references({ search: "montgomery", paymentStatus: "failed" })).toEqual(["PO-2"]);
    expect(await references({ externalReference: "PO-2", paymentStatus: "paid" })).toEqual([]);
  });
});
