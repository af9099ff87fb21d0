import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { bitfinex } from "#electron/exchange/live/sources/bitfinex.ts";
import { bitstamp } from "#electron/exchange/live/sources/bitstamp.ts";
import { coinbase } from "#electron/exchange/live/sources/coinbase.ts";
import { kraken } from "#electron/exchange/live/sources/kraken.ts";
import type { TickerSource } from "#electron/exchange/live/ticker.ts";

export const names = ["coinbase", "kraken", "bitstamp", "bitfinex"] as const;
export type Name = (typeof names)[number];
/** Answers for an exchange instead of its price. */
export type Script = (response: ServerResponse) => void;

/** Each exchange's own way to say a price. */
const bodies: Record<Name, (coin: "BTC" | "LTC", dollars: string, nowMs: number) => unknown> = {
  coinbase: (_, price, now) => ({
    trade_id: 1,
    price,
    size: "1",
    time: new Date(now).toISOString(),
  }),
  kraken: (coin, price) => ({
    error: [],
    result: { [coin === "BTC" ? "XXBTZUSD" : "XLTCZUSD"]: { c: [price, "0.5"], o: price } },
  }),
  bitstamp: (_, last, now) => ({ timestamp: String(Math.floor(now / 1000)), last, open: 79.5 }),
  bitfinex: (_, price) => [0, 1, 0, 1, 0, 0, Number(price), 1000, 0, 0],
};

/** Four exchanges on this machine, over real HTTP, that say what a test wants. */
export class FakeTickers implements AsyncDisposable {
  /** Dollars for one coin, by exchange. */
  readonly prices: Record<"BTC" | "LTC", Record<Name, string>> = {
    BTC: { coinbase: "65000.10", kraken: "65010.20000", bitstamp: "64990", bitfinex: "65005" },
    LTC: { coinbase: "80.12", kraken: "80.10000", bitstamp: "80.2", bitfinex: "80.15" },
  };
  readonly scripts = new Map<Name, Script>();
  /** Who was asked, in order. */
  readonly asked: Name[] = [];
  /** By how much the exchanges' clocks differ from the station's. */
  aheadMs = 0;
  readonly #clock: { now(): number };
  #origin = "";
  readonly #server = createServer((request, response) => {
    const [, name = "", ...path] = (request.url ?? "").split("/");
    if (!isName(name)) return void response.writeHead(404).end();
    this.asked.push(name);
    const now = this.#clock.now() + this.aheadMs;
    response.sendDate = false;
    response.setHeader("date", new Date(now).toUTCString());
    const script = this.scripts.get(name);
    if (script) return script(response);
    const coin = /ltc/i.test(path.join("/")) ? "LTC" : "BTC";
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(bodies[name](coin, this.prices[coin][name], now)));
  });

  private constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  static async open(clock: { now(): number }): Promise<FakeTickers> {
    const fake = new FakeTickers(clock);
    fake.#server.listen(0, "127.0.0.1");
    await once(fake.#server, "listening");
    const address = fake.#server.address();
    fake.#origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    return fake;
  }

  get origin(): string {
    return this.#origin;
  }

  get sources(): TickerSource[] {
    return [
      coinbase(`${this.#origin}/coinbase`),
      kraken(`${this.#origin}/kraken`),
      bitstamp(`${this.#origin}/bitstamp`),
      bitfinex(`${this.#origin}/bitfinex`),
    ];
  }

  /** Every exchange says this price of LTC. */
  allSay(dollars: string): void {
    for (const name of names) this.prices.LTC[name] = dollars;
  }

  /** These exchanges, or all, do this from now on. */
  all(script: Script | null, which: readonly Name[] = names): void {
    for (const name of which)
      if (script) this.scripts.set(name, script);
      else this.scripts.delete(name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

function isName(text: string): text is Name {
  return (names as readonly string[]).includes(text);
}
