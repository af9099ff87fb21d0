import { describe, expect, test } from "vitest";
import { StationError } from "#shared/contract/errors.ts";
import type { Api } from "#shared/contract/index.ts";
import type { Client, Output } from "#shared/contract/operation.ts";
import { requiredUnits, unitsFromCents } from "#shared/rules/convert.ts";
import { formatUnits } from "#shared/rules/money.ts";
import { Room } from "../doors/room.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";

type Purchase = Output<Api["purchaseLabels"]>;

/** What came of each call: the answers, and the codes of the failures. */
async function outcomes(calls: readonly Promise<Purchase>[]) {
  const settled = await Promise.allSettled(calls);
  const bought = settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  const codes = settled.flatMap((one) => {
    if (one.status === "fulfilled") return [];
    if (one.reason instanceof StationError) return [one.reason.code];
    throw one.reason;
  });
  return { bought, codes };
}

async function debits(room: Room) {
  const { transactions = [] } = await room.client.getBalance({
    includeTransactions: true,
    limit: 100,
  });
  return transactions.filter(({ type }) => type === "label_purchase");
}

const ways: [string, (room: Room) => Client<Api>[]][] = [
  ["HTTP", (room) => [room.client]],
  ["the window", (room) => [room.station.desk]],
  ["HTTP and the window, mixed", (room) => [room.client, room.station.desk]],
];

describe.each(ways)("at once, through %s", (_, clientsOf) => {
  test("fifty purchases of one order buy it once", async () => {
    await using room = await Room.open();
    await room.fund();
    const { orderId, items } = await orderFor(room.client, [dana, dana, dana]);
    const clients = clientsOf(room);
    const { bought, codes } = await outcomes(
      Array.from({ length: 50 }, (_, n) =>
        (clients[n % clients.length] ?? room.client).purchaseLabels({ orderId }),
      ),
    );
    expect(bought.length).toBeGreaterThanOrEqual(1);
    for (const one of bought) expect(one).toEqual(bought[0]);
    expect(bought[0]?.successCount).toBe(3);
    for (const code of codes)
      expect(["PURCHASE_IN_PROGRESS", "ORDER_ALREADY_PURCHASED"]).toContain(code);
    expect(bought.length + codes.length).toBe(50);
    const paid = (await debits(room)).map(({ orderItemId }) => orderItemId);
    expect(paid).toHaveLength(3);
    expect(new Set(paid)).toEqual(new Set(items.map(({ orderItemId }) => orderItemId)));
    expect(room.station.errors).toEqual([]);
  });

  test("ten orders with money for three: three are bought, seven are 402", async () => {
    await using room = await Room.open();
    const orders: string[] = [];
    let cents = 0;
    for (let n = 0; n < 10; n++) {
      const { orderId, totalAmount } = await orderFor(room.client);
      orders.push(orderId);
      cents = Math.round(totalAmount * 100);
    }
    // Two debits and one whole need: the third still passes its check with the buffer, a fourth cannot.
    const price = 80_000_000;
    const money = 2 * unitsFromCents(cents, price) + requiredUnits(cents, price);
    await room.fund("LTC", formatUnits(money));
    const clients = clientsOf(room);
    const { bought, codes } = await outcomes(
      orders.map((orderId, n) =>
        (clients[n % clients.length] ?? room.client).purchaseLabels({ orderId }),
      ),
    );
    expect(bought.map(({ successCount }) => successCount)).toEqual([1, 1, 1]);
    expect(codes).toEqual(Array.from({ length: 7 }, () => "INSUFFICIENT_BALANCE"));
    expect(await debits(room)).toHaveLength(3);
    const { balances } = await room.client.getBalance({});
    const left = (money - 3 * unitsFromCents(cents, price)) / 1e8;
    expect(balances[1]).toEqual({ currency: "LTC", balance: left, held: 0, available: left });
    expect(room.station.errors).toEqual([]);
  });
});

test("a purchase goes on when its caller has gone", async () => {
  await using room = await Room.open();
  await room.fund();
  const { orderId } = await orderFor(room.client);
  const gone = new AbortController();
  const call = fetch(`${room.station.url}/api/v1/labels/purchase`, {
    method: "POST",
    signal: gone.signal,
    headers: {
      "content-type": "application/json",
      "x-api-key": room.key.apiKey,
      "x-api-secret": room.key.apiSecret,
    },
    body: JSON.stringify({ orderId }),
  });
  const status = async () => (await room.station.desk.getOrder({ id: orderId })).paymentStatus;
  await expect.poll(status, { interval: 1 }).not.toBe("pending");
  gone.abort();
  await call.catch(() => {});
  await expect.poll(status, { interval: 1 }).toBe("paid");
  expect(await debits(room)).toHaveLength(1);
});
