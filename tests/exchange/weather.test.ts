import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { openTickerSend } from "#electron/exchange/live/send.ts";
import { coinbase } from "#electron/exchange/live/sources/coinbase.ts";
import { ExchangeRoom, refusal } from "./exchange-room.ts";
import { names, type Script } from "./fake-tickers.ts";

const json =
  (text: string): Script =>
  (response) =>
    void response.end(text);
const price = (text: string) => json(`{"price":"${text}","time":"2026-11-23T16:00:00Z"}`);

/** What one exchange may do instead of telling its price, and how that is told. */
const weather: Record<string, [Script, RegExp]> = {
  "a price of 0": [price("0"), /no price/],
  "a negative price": [price("-80.12"), /no price/],
  NaN: [price("NaN"), /no price/],
  "a price of 10^12 dollars": [price("1000000000000"), /no price/],
  "a page of HTML": [json("<html>Log in to the network</html>"), /no price/],
  "JSON that breaks off": [json('{"price":"80'), /no price/],
  "JSON of another shape": [json('{"data":{"amount":"80.12"}}'), /no price/],
  "nothing at all": [json(""), /no price/],
  "500": [(response) => void response.writeHead(500).end(), /answered 500/],
  "404": [(response) => void response.writeHead(404).end(), /answered 404/],
  "a redirect": [
    (response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    /sent us elsewhere/,
  ],
  "a connection that is dropped": [(response) => response.socket?.destroy(), /without an answer/],
  "what is no HTTP": [(response) => response.socket?.end("SSH-2.0-OpenSSH\r\n\r\n"), /speak HTTP/],
  "an answer of 100 KB": [json(" ".repeat(100 * 1024)), /too long/],
  "an answer that never ends": [
    (response) => {
      const more = () => void (response.write(" ".repeat(16 * 1024)) && setImmediate(more));
      response.on("drain", more);
      more();
    },
    /too long/,
  ],
};

test.for(Object.entries(weather))(
  "with %s from one exchange the others make the rate",
  async ([, [script, told]]) => {
    await using room = await ExchangeRoom.open();
    room.tickers.all(script, ["coinbase"]);
    const rate = await room.exchange.rate("LTC");
    expect(rate).toMatchObject({ priceMicros: 80_150_000, source: "Kraken, Bitstamp, Bitfinex" });
    const [report] = room.exchange.heard?.("LTC") ?? [];
    expect(report?.problem).toMatch(told);
    expect(room.warnings).toEqual([expect.stringMatching(told)]);
  },
);

test.for(Object.entries(weather))(
  "with %s from all of them nothing can be bought",
  async ([, [script]]) => {
    await using room = await ExchangeRoom.open();
    room.tickers.all(script);
    const { code, message } = await refusal(room.exchange);
    expect(code).toBe("EXCHANGE_RATE_UNAVAILABLE");
    expect(message).toContain("No two exchanges agree: Coinbase ");
  },
);

test("nobody waits longer than five seconds for an exchange that says nothing", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all(() => {}, ["kraken"]);
  let rate: unknown = null;
  const asked = room.exchange.rate("LTC").then((found) => (rate = found));
  await room.askedTimes(4);
  await room.clock.advance(4_999);
  expect(rate).toBeNull();
  await room.clock.advance(1);
  await asked;
  expect(rate).toMatchObject({ source: "Coinbase, Bitstamp, Bitfinex" });
});

test("half an answer is no answer, either", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all(
    (response) =>
      void response.writeHead(200, { "content-length": "500" }).write('{"price":"80.12"'),
  );
  const asked = refusal(room.exchange);
  await room.askedTimes(4);
  await room.clock.advance(5_000);
  expect((await asked).message).toContain("Coinbase did not answer in time");
});

test("an exchange that asks for a pause gets it, and is asked again afterwards", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all(
    (response) => void response.writeHead(429, { "retry-after": "200" }).end(),
    ["kraken"],
  );
  await room.exchange.rate("LTC");
  room.tickers.all(null);
  for (let round = 0; round < 3; round++) {
    room.clock.jump(61_000);
    await room.exchange.rate("LTC");
  }
  expect(room.tickers.asked.filter((name) => name === "kraken")).toHaveLength(1);
  expect(room.exchange.heard?.("LTC")[1]?.problem).toBe("asked us to wait 17 seconds more");
  room.clock.jump(61_000);
  expect((await room.exchange.rate("LTC")).source).toContain("Kraken");
  expect(room.tickers.asked).toHaveLength(4 + 3 * 3 + 4);
});

test("an exchange that asks for a pause and gives no time is left alone for a minute, and never for longer than an hour", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all((response) => void response.writeHead(429).end(), ["kraken"]);
  room.tickers.all(
    (response) => void response.writeHead(503, { "retry-after": "9999999" }).end(),
    ["bitstamp"],
  );
  await room.exchange.rate("LTC");
  room.tickers.all(null);
  room.clock.jump(61_000);
  expect((await room.exchange.rate("LTC")).source).toBe("Coinbase, Kraken, Bitfinex");
  room.clock.jump(3_600_000);
  expect((await room.exchange.rate("LTC")).source).toBe("Coinbase, Kraken, Bitstamp, Bitfinex");
});

test("two exchanges that quarrel are no rate; when a third agrees with one of them, there is one", async () => {
  await using room = await ExchangeRoom.open();
  room.tickers.all((response) => response.socket?.destroy(), ["bitstamp", "bitfinex"]);
  room.tickers.prices.LTC.kraken = "85";
  expect((await refusal(room.exchange)).message).toContain("Kraken is confirmed by no other");
  room.tickers.all(null, ["bitstamp"]);
  room.clock.jump(10_001);
  expect((await room.exchange.rate("LTC")).source).toBe("Coinbase, Bitstamp");
});

test("a name that cannot be looked up is told", async () => {
  await using room = await ExchangeRoom.open({ sources: [coinbase("https://prices.invalid")] });
  expect((await refusal(room.exchange)).message).toMatch(
    /Coinbase cannot be (found|looked up): this computer may be offline/,
  );
});

test("prices are never asked for over an open line", async () => {
  await using room = await ExchangeRoom.open({
    sources: [coinbase("http://api.exchange.coinbase.com")],
  });
  expect((await refusal(room.exchange)).message).toContain("is not asked over an open line");
});

test("an elsewhere that a redirect names is never visited", async () => {
  let visits = 0;
  const elsewhere = createServer((_, response) => {
    visits += 1;
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const address = elsewhere.address();
  const location = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  await using room = await ExchangeRoom.open();
  for (const status of [301, 302, 303, 307, 308])
    for (const name of names) {
      room.tickers.all((response) => void response.writeHead(status, { location }).end(), [name]);
      await openTickerSend("test")(
        `${room.tickers.origin}/${name}/x`,
        new AbortController().signal,
      );
    }
  expect(visits).toBe(0);
  elsewhere.close();
});
