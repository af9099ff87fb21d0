import { expect, test } from "vitest";
import { ExchangeRoom, refusal } from "./exchange-room.ts";

const minute = 60_000;

test("what a coin costs is the median of what four exchanges say", async () => {
  await using room = await ExchangeRoom.open();
  const rate = await room.exchange.rate("LTC");
  expect(rate).toMatchObject({
    priceMicros: 80_135_000,
    asOfMs: room.clock.now(),
    source: "Coinbase, Kraken, Bitstamp, Bitfinex",
  });
  expect((await room.exchange.rate("BTC")).priceMicros).toBe(65_002_550_000);
});

test("the same answers give the same rate every time", async () => {
  const rates = [];
  for (let life = 0; life < 3; life++) {
    await using room = await ExchangeRoom.open();
    const first = await room.exchange.rate("LTC");
    await room.clock.advance(30_000);
    rates.push(JSON.stringify([first, await room.exchange.rate("LTC")]));
  }
  expect(new Set(rates).size).toBe(1);
});

test("an exchange that stands far off is left out, and the rate says which were used", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.prices.LTC.kraken = "95.5";
  const rate = await room.exchange.rate("LTC");
  expect(rate.source).toBe("Coinbase, Bitstamp, Bitfinex");
  expect(rate.sources?.find(({ source }) => source === "Kraken")).toMatchObject({
    priceMicros: 95_500_000,
    used: false,
  });
});

test("within a minute nobody is asked twice, whoever pays", async () => {
  await using room = await ExchangeRoom.open();
  await Promise.all(Array.from({ length: 50 }, () => room.exchange.rate("LTC")));
  await room.clock.advance(40_000);
  await room.exchange.rate("LTC");
  expect(room.tickers.asked).toHaveLength(4);
});

test("a purchase asks afresh when the last answers are older than a minute", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.clock.jump(61_000);
  room.tickers.allSay("81");
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(81_000_000);
});

test("who only looks gets the last good rate at once, and a fresh one comes behind it", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.clock.jump(61_000);
  room.tickers.allSay("81");
  const { news } = room;
  expect((await room.exchange.rate("LTC", "show")).priceMicros).toBe(80_135_000);
  await room.newsAfter(news);
  expect((await room.exchange.rate("LTC", "show")).priceMicros).toBe(81_000_000);
});

test("prices are asked for once a minute while somebody needs them, and then no more", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  for (let round = 2; round <= 11; round++) {
    await room.clock.advance(minute);
    await room.askedTimes(4 * round);
    await room.newsAfter(round - 1);
  }
  expect(room.tickers.asked).toHaveLength(44);
  await room.clock.advance(minute);
  await room.clock.advance(60 * minute);
  expect(room.tickers.asked).toHaveLength(44);
  expect(room.clock.pending).toBe(0);
});

test("a price is paid with for five minutes and not a moment longer", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.tickers.all((response) => response.writeHead(500).end());
  room.clock.jump(5 * minute);
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(80_135_000);
  room.clock.jump(1);
  const { code, message, retryAfter } = await refusal(room.exchange);
  expect({ code, retryAfter }).toEqual({ code: "EXCHANGE_RATE_UNAVAILABLE", retryAfter: 60 });
  expect(message).toContain("Coinbase answered 500");
  expect(message).toContain("Nothing was bought");
});

test("after a round without a rate nobody is asked for ten seconds, however many want to pay", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all((response) => response.writeHead(500).end());
  for (let tries = 0; tries < 20; tries++) await refusal(room.exchange);
  expect(room.tickers.asked).toHaveLength(4);
  room.tickers.all(null);
  room.clock.jump(10_001);
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(80_135_000);
});

test("a restart keeps the last rate, but not beyond its five minutes", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.tickers.all((response) => response.socket?.destroy());
  await room.restart();
  room.clock.jump(4 * minute);
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(80_135_000);
  await room.restart();
  room.clock.jump(minute + 1);
  expect((await refusal(room.exchange)).message).toContain("without an answer");
});

test.for(["", "{", '{"priceMicros":-1,"asOfMs":0,"sources":[]}', "[1]", '{"priceMicros":"80"}'])(
  "what was kept and is unreadable (%j) is as good as nothing",
  async (text) => {
    await using room = await ExchangeRoom.open();
    room.kept.set("LTC", text);
    await room.restart();
    room.tickers.all((response) => response.socket?.destroy());
    await refusal(room.exchange);
    room.tickers.all(null);
    room.clock.jump(10_001);
    expect((await room.exchange.rate("LTC")).priceMicros).toBe(80_135_000);
  },
);

test("a rate that cannot be kept is paid with all the same", async () => {
  await using room = await ExchangeRoom.open({
    memory: { read: () => null, write: () => Promise.reject(new Error("the disk is full")) },
  });
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(80_135_000);
  await room.exchange.close();
  expect(room.warnings).toEqual(["an exchange rate could not be kept"]);
});

test("a jump by half is believed when the exchanges say it again a minute later, and nothing is bought meanwhile", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.tickers.allSay("160");
  room.clock.jump(61_000);
  const first = await refusal(room.exchange);
  expect(first.message).toContain("jumped from 80.135 to 160.00 USD");
  expect(first.retryAfter).toBe(60);
  await room.clock.advance(30_000);
  expect((await refusal(room.exchange)).retryAfter).toBe(30);
  const { news } = room;
  await room.clock.advance(30_000);
  await room.newsAfter(news);
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(160_000_000);
});

test("a jump that is gone a minute later was none", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.tickers.allSay("0.000001");
  room.clock.jump(61_000);
  await refusal(room.exchange);
  room.tickers.allSay("79");
  const { news } = room;
  await room.clock.advance(minute);
  await room.newsAfter(news);
  expect((await room.exchange.rate("LTC")).priceMicros).toBe(79_000_000);
});

test("a jump while the station was closed is waited for, too", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  await room.restart();
  room.clock.jump(30 * 24 * 60 * minute);
  room.tickers.allSay("35");
  expect((await refusal(room.exchange)).message).toContain("jumped from 80.135 to 35.00 USD");
});

test("a clock that was set back does not make an old rate young", async () => {
  await using room = await ExchangeRoom.open();
  await room.exchange.rate("LTC");
  room.clock.jump(-60 * minute);
  room.tickers.all((response) => response.socket?.destroy());
  expect((await refusal(room.exchange)).code).toBe("EXCHANGE_RATE_UNAVAILABLE");
});

test("a computer whose clock is wrong buys nothing, and is told why", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.aheadMs = -8 * minute;
  expect((await refusal(room.exchange)).message).toContain(
    "This computer's clock is 8 minutes ahead of the exchanges' clocks; set it right.",
  );
});

test("play money has no price in live mode", async () => {
  await using room = await ExchangeRoom.open();
  expect((await refusal(room.exchange, "LTCT")).message).toContain("LTCT is play money");
  expect(room.tickers.asked).toEqual([]);
});

test("a station that closes while it asks ends at once and leaves no timer", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all(() => {});
  const waiting = refusal(room.exchange);
  await room.askedTimes(4);
  await room.exchange.close();
  await waiting;
  expect(room.clock.pending).toBe(0);
});
