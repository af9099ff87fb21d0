import type { UsedRate } from "#electron/store/exchange-rates.ts";
import type { Store } from "#electron/store/store.ts";
import type { Currency } from "#shared/rules/money.ts";
import type { AskHttp } from "./watchers/ask-http.ts";

/** Milliseconds of the Unix epoch. */
export interface Clock {
  now(): number;
  after(ms: number, fn: () => void): () => void;
}

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export type News = { kind: "wallet.changed" } | { kind: "notice"; id: string; message: string };

/** What the room needs of the station. */
export interface DepositParts {
  store: Store;
  clock: Clock;
  newId(prefix: string): string;
  /** 0 ≤ x < 1. */
  random(): number;
  announce(news: News): void;
  log: Log;
  /** What one coin costs now; null when nobody knows. For the record only. */
  rate(currency: Currency): Promise<UsedRate | null>;
  /** The plain text of what was sealed; null when it cannot be opened here. */
  open(sealed: string, context: string): string | null;
  askHttp: AskHttp;
}
