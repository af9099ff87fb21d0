import type { Generated } from "kysely";

export interface WebhookTable {
  id: string;
  url: string;
  /** JSON array of event kinds. */
  events: string;
  /** Sealed; plain (`whsec_…`) only until the station of an older version's folder has opened it. */
  secret: string;
  /** The end of the secret, so that it can be told from others. */
  secret_hint: string;
  previous_secret: string | null;
  previous_secret_until: number | null;
  created_at: number;
  updated_at: number;
  disabled_at: number | null;
  disabled_reason: string | null;
  last_delivery_at: number | null;
  last_delivery_status: number | null;
  consecutive_failures: Generated<number>;
  exhausted_in_row: Generated<number>;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface EventTable {
  id: string;
  kind: string;
  order_item_id: string | null;
  body: Uint8Array;
  created_at: number;
  /** JSON array: the webhooks that listened when it was made; null in events of before. */
  heard_by: Generated<string | null>;
  /** See seal.ts. */
  seal: Generated<string | null>;
}

export interface DeliveryTable {
  seq: Generated<number>;
  id: string;
  event_id: string;
  webhook_id: string;
  state: "pending" | "delivered" | "failed";
  attempts: Generated<number>;
  next_at: number | null;
  last_status: number | null;
  last_error: string | null;
  last_duration_ms: number | null;
  response_body: string | null;
  created_at: number;
  updated_at: number;
}

/** One attempt of a delivery; the last ten of each are kept. */
export interface WebhookAttemptTable {
  delivery_id: string;
  number: number;
  url: string;
  /** JSON array of `[name, value]`. */
  request_headers: string;
  status: number | null;
  /** JSON array of `[name, value]`. */
  response_headers: string | null;
  response_body: string | null;
  error: string | null;
  started_at: number;
  duration_ms: number;
}
