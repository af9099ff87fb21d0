import { expect, test } from "vitest";
import { StationError } from "#shared/contract/errors.ts";
import { orderFor } from "../seeds/warehouse.ts";
import { TestStation } from "../station.ts";
import { ExchangeRoom } from "./exchange-room.ts";

async function openBoth() {
  const room = await ExchangeRoom.open();
  const station = await TestStation.open({ clock: room.clock, exchange: room.exchange });
  await station.desk.deposit({ currency: "LTC", amount: "5" });
  return {
    room,
    station,
    async [Symbol.asyncDispose]() {
      await station[Symbol.asyncDispose]();
      await room[Symbol.asyncDispose]();
    },
  };
}

const source = "Coinbase, Kraken, Bitstamp, Bitfinex";
const at = "2026-11-23T16:00:00.000Z";

test("what was paid names the exchanges and the time of its rate, in the order, the history and the API", async () => {
  await using both = await openBoth();
  const { desk } = both.station;
  const client = await both.station.http();
  const { orderId } = await orderFor(client);
  await client.purchaseLabels({ orderId, currency: "LTC" });
  const told = { exchangeRate: 80.135, exchangeRateSource: source, exchangeRateAt: at };
  expect((await client.getOrder({ id: orderId })).payment).toMatchObject(told);
  const { transactions = [] } = await client.getBalance({ includeTransactions: true });
  expect(transactions).toHaveLength(2);
  for (const transaction of transactions) expect(transaction).toMatchObject(told);
  const { entries } = await desk.listWalletEntries({});
  for (const entry of entries)
    expect(entry).toMatchObject({ rate: "80.135", rateSource: source, rateAt: at });
  const csv = new TextDecoder().decode((await desk.exportWalletEntries({})).bytes);
  expect(csv).toContain(`"${source}",2026-11-23 16:00:00`);
});

test("a rate is stored once, with what every exchange said, and can be changed by nobody", async () => {
  await using both = await openBoth();
  const { room, station } = both;
  room.tickers.prices.LTC.kraken = "99.9";
  room.clock.jump(61_000);
  const orders = [await orderFor(station.desk), await orderFor(station.desk)];
  for (const { orderId } of orders) await station.desk.purchaseLabels({ orderId, currency: "LTC" });
  const { db } = station.station.parts.store;
  const rates = db.prepare("SELECT * FROM exchange_rate ORDER BY as_of").all() as {
    id: string;
    sources: string;
  }[];
  // One of the deposit, one of both purchases.
  expect(rates).toHaveLength(2);
  expect(JSON.parse(rates[1]?.sources ?? "")).toEqual([
    { source: "Coinbase", priceMicros: 80_120_000, at: room.clock.now(), used: true },
    { source: "Kraken", priceMicros: 99_900_000, at: room.clock.now(), used: false },
    {
      source: "Bitstamp",
      priceMicros: 80_200_000,
      at: Math.floor(room.clock.now() / 1000) * 1000,
      used: true,
    },
    { source: "Bitfinex", priceMicros: 80_150_000, at: room.clock.now(), used: true },
  ]);
  const named = db.prepare("SELECT DISTINCT rate_id FROM attempt").pluck().all();
  expect(named).toEqual([rates[1]?.id]);
  expect(() => db.exec("UPDATE exchange_rate SET price_micros = 1")).toThrow("never changed");
  expect(() => db.exec("DELETE FROM exchange_rate")).toThrow("never deleted");
});

test("a refund gives back the coins at the rate they were taken at", async () => {
  await using both = await openBoth();
  const { room, station } = both;
  const { orderId, items } = await orderFor(station.desk);
  await station.desk.purchaseLabels({ orderId, currency: "LTC" });
  room.tickers.allSay("90");
  room.clock.jump(61_000);
  await station.desk.voidLabel({ orderItemId: items[0]?.orderItemId ?? "" });
  const { entries } = await station.desk.listWalletEntries({});
  expect(entries.map(({ type, rate, rateAt }) => [type, rate, rateAt])).toEqual([
    ["label_refund", "80.135", at],
    ["label_purchase", "80.135", at],
    ["deposit", "80.135", at],
  ]);
  expect(entries[0]?.balanceAfter).toBe("5.00000000");
});

test("without a rate a purchase is a 503 with Retry-After before any money is held, and the wallet says unknown", async () => {
  await using both = await openBoth();
  const { room, station } = both;
  const key = await station.key();
  const { orderId } = await orderFor(station.desk);
  room.tickers.all((response) => response.socket?.destroy());
  room.clock.jump(301_000);
  const response = await fetch(`${station.url}/api/v1/labels/purchase`, {
    method: "POST",
    headers: {
      "x-api-key": key.apiKey,
      "x-api-secret": key.apiSecret,
      "content-type": "application/json",
    },
    body: JSON.stringify({ orderId, currency: "LTC" }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
  expect(await response.json()).toMatchObject({
    success: false,
    code: "EXCHANGE_RATE_UNAVAILABLE",
    message: expect.stringContaining("Coinbase closed the connection without an answer"),
  });
  const wallet = await station.desk.getWallet();
  expect(wallet.currencies.find(({ currency }) => currency === "LTC")).toMatchObject({
    available: "5.00000000",
    held: "0.00000000",
    usd: null,
    rateSource: null,
    rateAt: null,
  });
  expect(wallet.totalUsd).toBeNull();
  const later = await station.desk.purchaseLabels({ orderId }).catch((error: unknown) => error);
  expect(later).toBeInstanceOf(StationError);
  room.tickers.all(null);
  room.clock.jump(10_001);
  expect((await station.desk.purchaseLabels({ orderId })).successCount).toBe(1);
});

test("the rates of now are told with how each exchange fared", async () => {
  await using both = await openBoth();
  const { room, station } = both;
  room.tickers.prices.BTC.bitfinex = "1";
  const { rates } = await station.desk.getExchangeRates();
  expect(rates.find(({ currency }) => currency === "BTC")).toMatchObject({
    rateUsd: "65000.10",
    rateSource: "Coinbase, Kraken, Bitstamp",
    rateAt: at,
    problem: null,
    sources: [
      { source: "Coinbase", priceUsd: "65000.10", used: true, problem: null },
      { source: "Kraken", used: true },
      { source: "Bitstamp", used: true },
      {
        source: "Bitfinex",
        priceUsd: "1.00",
        used: false,
        problem: "stands too far from the others",
      },
    ],
  });
});

test("in the sandbox the rates are pinned, have no time, and are stored once for ever", async () => {
  await using station = await TestStation.open();
  const { desk, clock } = station;
  await desk.deposit({ currency: "LTC", amount: "1" });
  await clock.advance(3_600_000);
  await desk.deposit({ currency: "LTC", amount: "1" });
  const { rates } = await desk.getExchangeRates();
  expect(rates.map(({ rateSource, rateAt, sources }) => [rateSource, rateAt, sources])).toEqual([
    ["pinned", null, []],
    ["pinned", null, []],
    ["pinned", null, []],
  ]);
  const { db } = station.station.parts.store;
  expect(db.prepare("SELECT count(*) FROM exchange_rate").pluck().get()).toBe(1);
});
