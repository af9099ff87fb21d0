import type { SecretBox } from "#electron/secrets/secrets.ts";
import type { Store } from "#electron/store/store.ts";
import type { HeaderList } from "#electron/store/webhook-attempts.ts";
import type { WebhookPolicy } from "#shared/rules/webhook-url.ts";

/** The clock of the station, as far as this room needs it. Milliseconds of the Unix epoch. */
export interface Clock {
  now(): number;
  /** Runs `fn` once after `ms`; the answer cancels it. */
  after(ms: number, fn: () => void): () => void;
}

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export type News =
  | { kind: "webhooks.changed"; id: string }
  | { kind: "notice"; id: string; message: string };

export interface PostRequest {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  policy: WebhookPolicy;
  signal: AbortSignal;
}

export interface PostResult {
  /** The receiver's status; null when none came. */
  status: number | null;
  /** Why no status came, for a person; null when one did. */
  error: string | null;
  durationMs: number;
  /** The first 500 characters of the answer; null when there is no readable one. */
  responseBody: string | null;
  /** As they came, the first 8 KB of them; null when no answer came. */
  responseHeaders: HeaderList | null;
  /** The `Retry-After` header as it came. */
  retryAfter: string | null;
}

/** Posts once. Never rejects: what went wrong is in the result. */
export interface Poster {
  (request: PostRequest): Promise<PostResult>;
  /** Ends the connections that are kept for what follows, where some are. */
  hangUp?(): Promise<void>;
}

export interface OutboxParts {
  store: Store;
  clock: Clock;
  /** 0 ≤ x < 1. */
  random(): number;
  announce(news: News): void;
  log: Log;
  post: Poster;
  /** Opens the webhooks' secrets. */
  secrets: SecretBox;
  /** The port that the station listens on; null while it does not listen. */
  ownPort(): number | null;
  /** May webhooks go to the local network? */
  lanWebhooks(): boolean;
}
