import { expect, test } from "vitest";
import type { TickerSource } from "../ticker.ts";
import { bitfinex } from "./bitfinex.ts";
import { bitstamp } from "./bitstamp.ts";
import { coinbase } from "./coinbase.ts";
import { kraken } from "./kraken.ts";
import { publicTickers } from "./public-tickers.ts";

const at = "2026-11-23T16:00:00.123456Z";
const atMs = Date.parse("2026-11-23T16:00:00.123Z");
const krakenOf = (pair: string, last: string, error: string[] = []) =>
  JSON.stringify({
    error,
    result: { [pair]: { a: ["80.2", "1", "1.0"], c: [last, "0.5"], o: "79" } },
  });
const bitfinexOf = (last: unknown) =>
  JSON.stringify([80.1, 5, 80.2, 5, -0.3, -0.004, last, 1000, 82, 78]);

const good: [TickerSource, string, { priceMicros: number; atMs: number | null }][] = [
  [
    coinbase(),
    `{"trade_id":1,"price":"80.12","size":"0.1","time":"${at}","bid":"80.1","ask":"80.2","volume":"9"}`,
    { priceMicros: 80_120_000, atMs },
  ],
  [kraken(), krakenOf("XLTCZUSD", "80.12000"), { priceMicros: 80_120_000, atMs: null }],
  [
    bitstamp(),
    `{"timestamp":"1795449600","last":"80.12","open":79.5,"bid":"80.1","ask":"80.2"}`,
    { priceMicros: 80_120_000, atMs: 1_795_449_600_000 },
  ],
  [bitfinex(), bitfinexOf(80.12), { priceMicros: 80_120_000, atMs: null }],
];

test.for(good)("what $0.name says is read", ([source, text, ticker]) => {
  expect(source.parse(text, "LTC")).toEqual(ticker);
});

test("a price of another coin is not taken for ours", () => {
  expect(kraken().parse(krakenOf("XXBTZUSD", "65000.1"), "LTC")).toBeNull();
  expect(kraken().parse(krakenOf("XXBTZUSD", "65000.1"), "BTC")?.priceMicros).toBe(65_000_100_000);
  expect(kraken().parse(krakenOf("XLTCZEUR", "80"), "LTC")).toBeNull();
});

test("an answer that names an error is no price", () => {
  expect(
    kraken().parse(krakenOf("XLTCZUSD", "80", ["EAPI:Rate limit exceeded"]), "LTC"),
  ).toBeNull();
  expect(bitfinex().parse(`["error",11010,"ratelimit: error"]`, "LTC")).toBeNull();
});

const strange = [
  "",
  "null",
  "[]",
  "{}",
  "<html><body>Sign in to the hotel's network</body></html>",
  '{"price":80.12}',
  '{"data":{"amount":"80.12"}}',
  "80.12",
  '{"error":[],"result":{}}',
  '{"__proto__":{"price":"80"}}',
];
const prices = ["0", "0.0", "-80.12", "NaN", "1e12", "Infinity", "80.12.1", "", "80000000000000"];

test.for(good)("nonsense from $0.name is no price", ([source, text]) => {
  for (const answer of strange)
    expect({ answer, is: source.parse(answer, "LTC") }).toEqual({ answer, is: null });
  for (const price of prices) {
    const answer = text.replaceAll(
      /(?<="(?:price|last)":)"80.12"|(?<="c":\[)"80.12000"|80.12(?=,1000)/g,
      `"${price}"`,
    );
    expect(answer).not.toBe(text);
    expect({ answer, is: source.parse(answer, "LTC") }).toEqual({ answer, is: null });
  }
  for (const price of [0, -80.12, 1e12, 1e-9, null]) {
    const answer = text.replaceAll(
      /(?<="(?:price|last)":)"80.12"|(?<="c":\[)"80.12000"|80.12(?=,1000)/g,
      String(price),
    );
    expect({ answer, is: source.parse(answer, "LTC") }).toEqual({ answer, is: null });
  }
});

test("four independent exchanges are asked, over encrypted lines alone, without a key", () => {
  expect(publicTickers.map(({ name }) => name)).toEqual([
    "Coinbase",
    "Kraken",
    "Bitstamp",
    "Bitfinex",
  ]);
  const urls = publicTickers.flatMap((source) => [source.url("BTC"), source.url("LTC")]);
  expect(new Set(urls).size).toBe(8);
  for (const url of urls) expect(new URL(url).protocol).toBe("https:");
});
