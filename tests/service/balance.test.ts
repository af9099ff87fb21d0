import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Api } from "#shared/contract/index.ts";
import type { Input } from "#shared/contract/operation.ts";
import { doors, failureOf, Room } from "../doors/room.ts";
import { orderFor } from "../seeds/warehouse.ts";

describe.each(doors)("the balance through %s", (door) => {
  let room: Room;
  let bought: { orderId: string; orderItemId: string; cents: number };
  const balance = (input: Input<Api["getBalance"]> = {}) => room.client.getBalance(input);
  const history = async (input: Input<Api["getBalance"]> = {}) => {
    const answer = await balance({ includeTransactions: true, ...input });
    const { transactions, pagination } = answer;
    if (!transactions || !pagination) throw new Error("no history");
    return { transactions, pagination };
  };
  beforeAll(async () => {
    room = await Room.open(door);
    for (let n = 0; n < 24; n++) await room.fund("LTC", "1");
    await room.fund("BTC", "0.00000001");
    const order = await orderFor(room.client, undefined, { externalReference: "PO-1" });
    await room.client.purchaseLabels({ orderId: order.orderId });
    bought = {
      orderId: order.orderId,
      orderItemId: order.items[0]?.orderItemId ?? "",
      cents: Math.round(order.totalAmount * 100),
    };
  });
  afterAll(() => room[Symbol.asyncDispose]());

  test("three balances, no history unless asked", async () => {
    const answer = await balance();
    const left = 24 - Math.ceil((bought.cents * 1e6) / 80) / 1e8;
    expect(answer).toEqual({
      balances: [
        { currency: "BTC", balance: 1e-8, held: 0, available: 1e-8 },
        { currency: "LTC", balance: left, held: 0, available: left },
        { currency: "LTCT", balance: 0, held: 0, available: 0 },
      ],
      supportedCurrencies: ["BTC", "LTC", "LTCT"],
    });
    expect(await balance({ includeTransactions: false })).toEqual(answer);
  });

  test("twenty by default, newest first, every field there", async () => {
    const { transactions, pagination } = await history();
    expect(transactions).toHaveLength(20);
    expect(pagination).toEqual({ limit: 20, offset: 0, total: 26, hasMore: true });
    const cost = Math.ceil((bought.cents * 1e6) / 80) / 1e8;
    expect(transactions[0]).toEqual({
      id: expect.stringMatching(/^txn_/),
      currency: "LTC",
      type: "label_purchase",
      amount: -cost,
      balanceAfter: 24 - cost,
      description: expect.stringMatching(/USPS/),
      createdAt: "2026-11-23T16:00:00.000Z",
      orderId: bought.orderId,
      orderItemId: bought.orderItemId,
      amountUsd: bought.cents / 100,
      exchangeRate: 80,
      exchangeRateSource: "pinned",
      exchangeRateAt: null,
    });
    expect(transactions[1]).toMatchObject({ type: "deposit", currency: "BTC", amount: 1e-8 });
    expect(transactions[2]).toMatchObject({ type: "deposit", amount: 1, balanceAfter: 24 });
    expect(transactions[3]).toMatchObject({ balanceAfter: 23, orderId: null, orderItemId: null });
  });

  test("pages by limit and offset, also beyond the end", async () => {
    const { transactions, pagination } = await history({ limit: 5, offset: 24 });
    expect(transactions).toHaveLength(2);
    expect(pagination).toEqual({ limit: 5, offset: 24, total: 26, hasMore: false });
    const beyond = await history({ offset: 26 });
    expect(beyond.transactions).toEqual([]);
    expect(beyond.pagination).toEqual({ limit: 20, offset: 26, total: 26, hasMore: false });
    expect((await history({ limit: 100 })).transactions).toHaveLength(26);
  });

  test("filtered by currency, with totals of its own", async () => {
    const ltc = await history({ currency: "LTC", limit: 100 });
    expect(ltc.pagination.total).toBe(25);
    expect(new Set(ltc.transactions.map(({ currency }) => currency))).toEqual(new Set(["LTC"]));
    expect((await history({ currency: "BTC" })).pagination.total).toBe(1);
    expect(await history({ currency: "LTCT" })).toEqual({
      transactions: [],
      pagination: { limit: 20, offset: 0, total: 0, hasMore: false },
    });
    expect((await balance({ currency: "BTC" })).balances).toHaveLength(3);
  });

  test("what is out of range is refused, all of it at once", async () => {
    const wrong = { limit: 101, offset: -1, currency: "DOGE" as "BTC" };
    const { code, errors } = await failureOf(balance(wrong));
    expect(code).toBe("VALIDATION_ERROR");
    expect(new Set(errors.map(({ field }) => field))).toEqual(
      new Set(["limit", "offset", "currency"]),
    );
  });

  test("the balance is the sum of its transactions", async () => {
    const { transactions } = await history({ limit: 100 });
    for (const { currency, balance: now } of (await balance()).balances) {
      const units = transactions
        .filter((entry) => entry.currency === currency)
        .reduce((sum, { amount }) => sum + Math.round(amount * 1e8), 0);
      expect(units).toBe(Math.round(now * 1e8));
    }
  });
});

test("over HTTP the flag is true, false, 1 or 0, and an eight-decimal amount has no exponent", async () => {
  await using room = await Room.open();
  await room.fund("BTC", "0.00000001");
  for (const [flag, shown] of [
    ["true", true],
    ["1", true],
    ["false", false],
    ["0", false],
  ] as const) {
    const { body, text } = await room.ask("GET", `/account/balance?includeTransactions=${flag}`);
    expect("transactions" in body.data).toBe(shown);
    expect(text).toContain('"balance":0.00000001');
    expect(text).not.toMatch(/\de-\d/);
  }
  for (const flag of ["yes", "2", "", "true&includeTransactions=false"]) {
    const answer = await room.ask("GET", `/account/balance?includeTransactions=${flag}`);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]?.field).toBe("includeTransactions");
  }
});
