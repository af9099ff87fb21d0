import type { SendTicker } from "./send.ts";
import type { RateMemory } from "./kept-rate.ts";
import type { TickerSource } from "./ticker.ts";

export interface LiveExchangeParts {
  clock: {
    now(): number;
    after(ms: number, fn: () => void): () => void;
  };
  send: SendTicker;
  sources: readonly TickerSource[];
  /** At least 0, below 1: so that not every station asks in the same second. */
  random: () => number;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
  };
  memory: RateMemory;
  /** Called when a rate is new, or is none any more. */
  changed: () => void;
}
