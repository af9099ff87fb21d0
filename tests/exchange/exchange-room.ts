import type { Exchange } from "#electron/exchange/exchange.ts";
import type { LiveExchangeParts } from "#electron/exchange/live/parts.ts";
import { type LiveExchange, openLiveExchange } from "#electron/exchange/live/open-live-exchange.ts";
import { openTickerSend } from "#electron/exchange/live/send.ts";
import { StationError } from "#shared/contract/errors.ts";
import { ManualClock } from "../manual-clock.ts";
import { FakeTickers } from "./fake-tickers.ts";

/** Live prices from four exchanges on this machine, by a clock that the test holds. */
export class ExchangeRoom implements AsyncDisposable {
  readonly clock: ManualClock;
  readonly tickers: FakeTickers;
  readonly kept = new Map<string, string>();
  readonly warnings: string[] = [];
  readonly #given: Partial<LiveExchangeParts>;
  exchange: LiveExchange;
  news = 0;

  private constructor(clock: ManualClock, tickers: FakeTickers, given: Partial<LiveExchangeParts>) {
    this.clock = clock;
    this.tickers = tickers;
    this.#given = given;
    this.exchange = this.#open();
  }

  static async open(given: Partial<LiveExchangeParts> = {}): Promise<ExchangeRoom> {
    const clock = new ManualClock();
    return new ExchangeRoom(clock, await FakeTickers.open(clock), given);
  }

  #open(): LiveExchange {
    return openLiveExchange({
      clock: this.clock,
      send: openTickerSend("Shipdeck/test"),
      sources: this.tickers.sources,
      random: () => 0.5,
      log: { info: () => {}, warn: (_, message) => void this.warnings.push(message) },
      memory: {
        read: (currency) => this.kept.get(currency) ?? null,
        write: async (currency, text) => void this.kept.set(currency, text),
      },
      changed: () => (this.news += 1),
      ...this.#given,
    });
  }

  /** Ends the station's exchange and opens another over what it kept. */
  async restart(): Promise<void> {
    await this.exchange.close();
    this.exchange = this.#open();
  }

  /** Resolves once the exchanges were asked so often in all. */
  async askedTimes(times: number): Promise<void> {
    while (this.tickers.asked.length < times) await new Promise((next) => setImmediate(next));
  }

  /** Resolves once a round has ended. */
  async newsAfter(before: number): Promise<void> {
    while (this.news <= before) await new Promise((next) => setImmediate(next));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.exchange.close();
    await this.tickers[Symbol.asyncDispose]();
  }
}

/** The refusal that asking ends in. */
export async function refusal(
  exchange: Exchange,
  currency: "BTC" | "LTC" | "LTCT" = "LTC",
): Promise<StationError> {
  const answer = await exchange.rate(currency).catch((error: unknown) => error);
  if (!(answer instanceof StationError)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
  return answer;
}
