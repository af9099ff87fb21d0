import { describe, expect, test } from "vitest";
import { pinnedExchange } from "#electron/exchange/pinned.ts";
import { formatUnits } from "#shared/rules/money.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { ManualClock } from "../manual-clock.ts";
import { dana, orderFor } from "../seeds/warehouse.ts";

/** USD for one coin, pinned in the sandbox. */
const price = { BTC: 65_000, LTC: 80, LTCT: 80 };
type Coin = keyof typeof price;

/** ceil8(cost × 1.10) in 1e-8, reckoned here and not by the product's own rule. */
function needOf(cents: number, coin: Coin): number {
  const dividend = BigInt(cents) * 110n * 100_000_000n;
  const divisor = 100n * 100n * BigInt(price[coin]);
  return Number((dividend + divisor - 1n) / divisor);
}

async function orderAndNeed(room: Room) {
  const { orderId, totalAmount } = await orderFor(room.client);
  const cents = Math.round(totalAmount * 100);
  const need = (coin: Coin) => needOf(cents, coin);
  return { orderId, totalAmount, need };
}

describe.each(doors)("what a wallet must hold, through %s", (door) => {
  test.each(["BTC", "LTC", "LTCT"] as const)("exactly the need in %s buys", async (coin) => {
    await using room = await Room.open(door);
    const { orderId, need } = await orderAndNeed(room);
    await room.fund(coin, formatUnits(need(coin)));
    const { successCount } = await room.client.purchaseLabels({ orderId, currency: coin });
    expect(successCount).toBe(1);
  });

  test.each(["BTC", "LTC", "LTCT"] as const)("one unit less in %s is a 402", async (coin) => {
    await using room = await Room.open(door);
    const { orderId, need, totalAmount } = await orderAndNeed(room);
    await room.fund(coin, formatUnits(need(coin) - 1));
    const call = room.client.purchaseLabels({ orderId, currency: coin });
    const { code, details, message } = await failureOf(call);
    expect(code).toBe("INSUFFICIENT_BALANCE");
    expect(details).toMatchObject({
      currency: coin,
      required: need(coin) / 1e8,
      requiredUsd: totalAmount,
      available: (need(coin) - 1) / 1e8,
      balanceEndpoint: "/api/v1/account/balance",
    });
    expect(message).toContain(formatUnits(need(coin)));
    expect(message).toContain(formatUnits(need(coin) - 1));
    const order = await room.client.getOrder({ id: orderId });
    expect([order.paymentStatus, order.items[0]?.status]).toEqual(["pending", "pending"]);
    await room.fund(coin, "0.00000001");
    const { successCount } = await room.client.purchaseLabels({ orderId, currency: coin });
    expect(successCount).toBe(1);
  });

  test("without a currency the first that suffices pays: BTC, LTC, LTCT", async () => {
    await using room = await Room.open(door);
    await room.fund("BTC", "0.00000001");
    await room.fund("LTC", "10");
    await room.fund("LTCT", "10");
    const first = await orderFor(room.client);
    await room.client.purchaseLabels({ orderId: first.orderId });
    expect((await room.client.getOrder({ id: first.orderId })).payment?.currency).toBe("LTC");
    await room.fund("BTC", "1");
    const second = await orderFor(room.client);
    await room.client.purchaseLabels({ orderId: second.orderId });
    expect((await room.client.getOrder({ id: second.orderId })).payment?.currency).toBe("BTC");
  });

  test("a currency without an exchange rate is passed over, and cannot be named", async () => {
    const exchange = pinnedExchange({ LTC: 80_000_000 }, new ManualClock());
    await using room = await Room.open(door, { exchange });
    await room.fund("BTC", "1");
    await room.fund("LTC", "1");
    const { orderId } = await orderFor(room.client);
    const named = await failureOf(room.client.purchaseLabels({ orderId, currency: "BTC" }));
    expect(named.code).toBe("EXCHANGE_RATE_UNAVAILABLE");
    await room.client.purchaseLabels({ orderId });
    expect((await room.client.getOrder({ id: orderId })).payment?.currency).toBe("LTC");
  });

  test("when none suffices the 402 speaks of the one closest to it, ties in their order", async () => {
    await using room = await Room.open(door);
    const { orderId, need } = await orderAndNeed(room);
    const spokenOf = async () =>
      (await failureOf(room.client.purchaseLabels({ orderId }))).details["currency"];
    expect(await spokenOf()).toBe("BTC");
    await room.fund("LTCT", "0.01");
    expect(await spokenOf()).toBe("LTCT");
    await room.fund("LTC", "0.01");
    expect(await spokenOf()).toBe("LTC");
    await room.fund("BTC", formatUnits(need("BTC") - 1));
    expect(await spokenOf()).toBe("BTC");
  });

  test("a named currency is the only one looked at", async () => {
    await using room = await Room.open(door);
    const { orderId } = await orderAndNeed(room);
    await room.fund("LTC", "10");
    const call = room.client.purchaseLabels({ orderId, currency: "BTC" });
    expect((await failureOf(call)).details).toMatchObject({ currency: "BTC", available: 0 });
  });

  test("the check is for the whole order: money for one of two buys none", async () => {
    await using room = await Room.open(door);
    const { orderId, totalAmount } = await orderFor(room.client, [dana, dana]);
    await room.fund("LTC", formatUnits(needOf(Math.round(totalAmount * 50), "LTC")));
    expect((await failureOf(room.client.purchaseLabels({ orderId }))).code).toBe(
      "INSUFFICIENT_BALANCE",
    );
    const { items } = await room.client.getOrder({ id: orderId });
    expect(items.map(({ status }) => status)).toEqual(["pending", "pending"]);
  });
});

test("the body of a 402 is exactly the documented one, and what is additive", async () => {
  await using room = await Room.open();
  const { orderId, totalAmount, need } = await orderAndNeed(room);
  await room.fund("LTC", "0.00000001");
  const answer = await room.ask("POST", "/labels/purchase", { body: { orderId } });
  expect(answer.status).toBe(402);
  expect(answer.body).toEqual({
    success: false,
    error: "Insufficient balance",
    message: expect.stringMatching(/./),
    currency: "LTC",
    required: need("LTC") / 1e8,
    requiredUsd: totalAmount,
    available: 1e-8,
    balanceEndpoint: "/api/v1/account/balance",
    code: "INSUFFICIENT_BALANCE",
    errors: [],
    requestId: answer.headers.get("x-request-id"),
  });
  expect(answer.text).toContain('"available":0.00000001');
});
