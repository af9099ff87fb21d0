import { insertInto, statement } from "./sql.ts";
import type { Tx } from "./store.ts";

/** Header fields in the order of the wire. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/** An attempt as it was sent and answered. */
export interface AttemptRecord {
  deliveryId: string;
  /** Counted from 1. */
  number: number;
  url: string;
  requestHeaders: HeaderList;
  status: number | null;
  /** Null when no answer came. */
  responseHeaders: HeaderList | null;
  responseBody: string | null;
  error: string | null;
  startedAt: number;
  durationMs: number;
}

/** How many attempts of a delivery are kept. */
const keptAttempts = 10;

const forgetAttempts = statement((db, v: { deliveryId: string; upTo: number }) =>
  db
    .deleteFrom("webhook_attempt")
    .where("delivery_id", "=", v.deliveryId)
    .where("number", "<=", v.upTo),
);

/** Writes an attempt down and forgets what is older than the last ten. */
export function keepAttempt(tx: Tx, record: AttemptRecord): void {
  insertInto(tx, "webhook_attempt", {
    delivery_id: record.deliveryId,
    number: record.number,
    url: record.url,
    request_headers: JSON.stringify(record.requestHeaders),
    status: record.status,
    response_headers: record.responseHeaders && JSON.stringify(record.responseHeaders),
    response_body: record.responseBody,
    error: record.error,
    started_at: record.startedAt,
    duration_ms: record.durationMs,
  });
  const upTo = record.number - keptAttempts;
  if (upTo > 0) forgetAttempts.run(tx, { deliveryId: record.deliveryId, upTo });
}

/** The kept attempts of a delivery, the last one first. */
export const attemptsOf = statement((db, v: { deliveryId: string }) =>
  db
    .selectFrom("webhook_attempt")
    .selectAll()
    .where("delivery_id", "=", v.deliveryId)
    .orderBy("number", "desc"),
);
