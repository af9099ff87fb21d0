import { describe, expect, test } from "vitest";
import { doors, failureOf, Room } from "../doors/room.ts";
import { customs, dana, orderFor, parcel, toronto, warehouse } from "../seeds/warehouse.ts";

const shipment = { fromAddress: warehouse, toAddress: dana, packageDetails: parcel };

describe.each(doors)("orders through %s", (door) => {
  test("an order of two quotes adds up and starts unpaid", async () => {
    await using room = await Room.open(door);
    const { rates } = await room.client.getRates(shipment);
    const [first, second] = rates;
    if (!first || !second) throw new Error("no rates");
    const order = await room.client.createOrder({
      items: [{ rateId: first.id }, { rateId: second.id, shipmentId: second.shipment_id }],
      email: "buyer@example.com",
      externalReference: "PO-1001",
    });
    expect(order).toEqual({
      orderId: expect.stringMatching(/^ord_/),
      trackingId: expect.stringMatching(/^trk_/),
      totalAmount: Math.round((first.rate + second.rate) * 100) / 100,
      paymentStatus: "pending",
      items: [
        { orderItemId: expect.any(String), rateId: first.id },
        { orderItemId: expect.any(String), rateId: second.id },
      ],
    });
    const detail = await room.client.getOrder({ id: order.orderId });
    expect(detail).toMatchObject({
      orderId: order.orderId,
      trackingId: order.trackingId,
      externalReference: "PO-1001",
      email: "buyer@example.com",
      totalAmount: order.totalAmount,
      currency: "USD",
      paymentStatus: "pending",
      itemCount: 2,
      createdAt: "2026-11-23T16:00:00.000Z",
      updatedAt: "2026-11-23T16:00:00.000Z",
      payment: null,
    });
    expect(detail.items[0]).toMatchObject({
      orderItemId: order.items[0]?.orderItemId,
      rateId: first.id,
      shipmentId: first.shipment_id,
      carrier: first.carrier,
      service: first.service,
      rate: first.rate,
      currency: "USD",
      status: "pending",
      fromAddress: warehouse,
      toAddress: dana,
      packageDetails: parcel,
      customsInfo: null,
      label: null,
      error: null,
    });
    const { orders } = await room.client.listOrders({});
    const { items: _items, payment: _payment, ...entry } = detail;
    expect(orders).toEqual([entry]);
  });

  test("the customs block and the upper-case country stand in the order", async () => {
    await using room = await Room.open(door);
    const toAddress = { ...toronto, country: "ca" };
    const { rates } = await room.client.getRates({
      ...shipment,
      toAddress,
      customsInfo: customs,
    });
    const { orderId } = await room.client.createOrder({ items: [{ rateId: rates[0]?.id ?? "" }] });
    const [item] = (await room.client.getOrder({ id: orderId })).items;
    expect(item?.customsInfo).toEqual({ ...customs, incoterm: "DDU" });
    expect(item?.toAddress.country).toBe("CA");
  });

  test("a quote is good at 29:59.999 and gone at 30:00.000", async () => {
    await using room = await Room.open(door);
    const { rates } = await room.client.getRates(shipment);
    const rateId = rates[0]?.id ?? "";
    await room.station.clock.advance(30 * 60_000 - 1);
    await room.client.createOrder({ items: [{ rateId }] });
    await room.station.clock.advance(1);
    const failure = await failureOf(room.client.createOrder({ items: [{ rateId }] }));
    expect(failure.code).toBe("RATE_EXPIRED");
    expect(failure.errors).toMatchObject([{ code: "RATE_EXPIRED", field: "items[0].rateId" }]);
    expect((await room.client.listOrders({})).pagination.total).toBe(1);
  });

  test("unknown quotes are all named, and no order is made", async () => {
    await using room = await Room.open(door);
    const { rates } = await room.client.getRates(shipment);
    const items = ["rate_none", rates[0]?.id ?? "", "rate_neither"].map((rateId) => ({ rateId }));
    const { code, errors } = await failureOf(room.client.createOrder({ items }));
    expect(code).toBe("RATE_NOT_FOUND");
    expect(errors.map(({ field }) => field)).toEqual(["items[0].rateId", "items[2].rateId"]);
    expect((await room.client.listOrders({})).orders).toEqual([]);
  });

  test("a quote stands once in an order, and every second naming is told", async () => {
    await using room = await Room.open(door);
    const { rates } = await room.client.getRates(shipment);
    const rateId = rates[0]?.id ?? "";
    const items = [{ rateId }, { rateId }, { rateId }];
    const { code, errors } = await failureOf(room.client.createOrder({ items }));
    expect(code).toBe("VALIDATION_ERROR");
    expect(errors.map(({ field }) => field)).toEqual(["items[1].rateId", "items[2].rateId"]);
    const mixed = [{ rateId }, { rateId }, {} as { rateId: string }];
    const both = await failureOf(room.client.createOrder({ items: mixed }));
    expect(both.errors.map(({ field }) => field).sort()).toEqual([
      "items[1].rateId",
      "items[2].rateId",
    ]);
  });

  test("another parcel's shipmentId is refused with the right one as a hint", async () => {
    await using room = await Room.open(door);
    const { rates, shipmentIds } = await room.client.getRates(shipment);
    const other = await room.client.getRates(shipment);
    const items = [{ rateId: rates[0]?.id ?? "", shipmentId: other.shipmentIds.default }];
    const { code, errors } = await failureOf(room.client.createOrder({ items }));
    expect(code).toBe("VALIDATION_ERROR");
    expect(errors).toMatchObject([
      { field: "items[0].shipmentId", suggestion: shipmentIds.default },
    ]);
  });

  test("an order has 1 to 100 items", async () => {
    await using room = await Room.open(door);
    for (const count of [0, 101]) {
      const items = Array.from({ length: count }, (_, n) => ({ rateId: `rate_${n}` }));
      const { code, errors } = await failureOf(room.client.createOrder({ items }));
      expect([code, errors[0]?.field]).toEqual(["VALIDATION_ERROR", "items"]);
    }
  });

  test("a hundred items are one order", async () => {
    await using room = await Room.open(door);
    const items: { rateId: string }[] = [];
    while (items.length < 100) {
      const { rates } = await room.client.getRates(shipment);
      items.push(...rates.slice(0, 100 - items.length).map(({ id }) => ({ rateId: id })));
    }
    const order = await room.client.createOrder({ items });
    expect(order.items.map(({ rateId }) => ({ rateId }))).toEqual(items);
  });

  test("an unknown order is not found", async () => {
    await using room = await Room.open(door);
    await orderFor(room.client);
    expect((await failureOf(room.client.getOrder({ id: "ord_none" }))).code).toBe(
      "ORDER_NOT_FOUND",
    );
  });
});
