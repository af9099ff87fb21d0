import { retryAfterMs } from "#shared/rules/retry-after.ts";
import type { SendTicker, TickerAnswer } from "./send.ts";
import type { MarketCurrency, Ticker, TickerSource } from "./ticker.ts";
import { TickerTrouble } from "./trouble.ts";

/** What one exchange said, or why it said nothing. */
export type Heard =
  | { source: string; ticker: Ticker; serverAtMs: number | null; problem: null }
  | { source: string; problem: string; serverAtMs: number | null };

export interface SourceParts {
  clock: { now(): number };
  send: SendTicker;
}

/** An exchange that we asked too often, and gave no time, is left alone for so long. */
const usualPauseMs = 60_000;
/** No exchange is left alone for longer, whatever it says. */
const longestPauseMs = 3_600_000;

/** Asks one exchange, and leaves it alone for as long as it asks for. */
export class SourceLine {
  readonly source: TickerSource;
  readonly #parts: SourceParts;
  #notBeforeMs = 0;

  constructor(source: TickerSource, parts: SourceParts) {
    this.source = source;
    this.#parts = parts;
  }

  async ask(currency: MarketCurrency, signal: AbortSignal): Promise<Heard> {
    const { name } = this.source;
    const failed = (problem: string, serverAtMs: number | null = null): Heard => ({
      source: name,
      problem,
      serverAtMs,
    });
    const waitMs = this.#notBeforeMs - this.#parts.clock.now();
    // A clock that was set back must not silence an exchange for ever.
    if (waitMs > 0 && waitMs <= longestPauseMs)
      return failed(`asked us to wait ${Math.ceil(waitMs / 1000)} seconds more`);
    try {
      const answer = await this.#parts.send(this.source.url(currency), signal);
      const saidMs = Date.parse(answer.date ?? "");
      const serverAtMs = Number.isNaN(saidMs) ? null : saidMs;
      const problem = this.#refusal(answer);
      if (problem !== null) return failed(problem, serverAtMs);
      const ticker = this.source.parse(answer.text, currency);
      if (!ticker) return failed("gave an answer that is no price", serverAtMs);
      return { source: name, ticker, serverAtMs, problem: null };
    } catch (error) {
      if (error instanceof TickerTrouble) return failed(error.message);
      throw error;
    }
  }

  #refusal({ status, retryAfter }: TickerAnswer): string | null {
    if (status === 200) return null;
    if (status >= 300 && status < 400) return "sent us elsewhere, where we do not go";
    if (status !== 429 && status !== 503) return `answered ${status}`;
    const now = this.#parts.clock.now();
    const asked = retryAfterMs(retryAfter, now) ?? usualPauseMs;
    this.#notBeforeMs = now + Math.min(asked, longestPauseMs);
    return status === 429 ? "asks us to come more rarely (429)" : "is out of order (503)";
  }
}
