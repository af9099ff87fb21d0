import { sql } from "kysely";
import { statement } from "./sql.ts";
import type { Tx } from "./store.ts";
import type { DeliveryTable } from "./tables/webhook.ts";
import { type HeaderList, keepAttempt } from "./webhook-attempts.ts";

// `next_at` is set exactly while a delivery is pending, and a comparison with it lets SQLite use the indexes of waiting ones.

/** Every webhook that is sent to: whether something is due (`due` is not null), and when the next attempt after `now` is. */
export const queues = statement((db, v: { now: number }) =>
  db
    .selectFrom("webhook")
    .select((eb) => [
      "id",
      "secret",
      "consecutive_failures",
      eb
        .selectFrom("delivery")
        .select((eb) => eb.fn.min("next_at").as("at"))
        .whereRef("delivery.webhook_id", "=", "webhook.id")
        .where("next_at", "<=", v.now)
        .as("due"),
      eb
        .selectFrom("delivery")
        .select((eb) => eb.fn.min("next_at").as("at"))
        .whereRef("delivery.webhook_id", "=", "webhook.id")
        .where("next_at", ">", v.now)
        .as("upcoming"),
    ])
    .where("disabled_at", "is", null),
);

/**
 * The oldest deliveries of a webhook that are due, by the order of their events. The plus keeps SQLite from finding them by time and
 * sorting them all: after an outage that is every event of days, and only a few are wanted.
 */
export const dueDeliveries = statement((db, v: { webhookId: string; now: number; limit: number }) =>
  db
    .selectFrom("delivery")
    .select("id")
    .where("webhook_id", "=", v.webhookId)
    .where("next_at", "is not", null)
    .where(sql<number>`+next_at`, "<=", v.now)
    .orderBy("seq")
    .limit(v.limit),
);

/** Brings deliveries that are planned for later than `latest` back to now: a clock that was wrong planned them. */
export const pullBack = statement((db, v: { now: number; latest: number }) =>
  db.updateTable("delivery").set({ next_at: v.now }).where("next_at", ">", v.latest),
);

/**
 * Deliveries whose wait began at a time that has not come yet: the clock was set back since. They keep what their wait would be,
 * counted from now.
 */
export const waitFromNow = statement((db, v: { now: number }) =>
  db
    .updateTable("delivery")
    .set({ next_at: sql<number>`next_at - (updated_at - ${v.now})`, updated_at: v.now })
    .where("next_at", ">", v.now)
    .where("updated_at", ">", v.now),
);

/** All that one attempt needs. */
export const deliveryToSend = statement((db, v: { id: string }) =>
  db
    .selectFrom("delivery")
    .innerJoin("event", "event.id", "delivery.event_id")
    .innerJoin("webhook", "webhook.id", "delivery.webhook_id")
    .select([
      "delivery.id",
      "delivery.webhook_id",
      "delivery.attempts",
      "event.id as event_id",
      "event.kind",
      "event.body",
      "webhook.url",
      "webhook.secret",
      "webhook.previous_secret",
      "webhook.previous_secret_until",
    ])
    .where("delivery.id", "=", v.id)
    .where("delivery.next_at", "is not", null),
);

interface Result {
  id: string;
  state: DeliveryTable["state"];
  nextAt: number | null;
  status: number | null;
  error: string | null;
  durationMs: number;
  responseBody: string | null;
  now: number;
}

const finishAttempt = statement((db, v: Result) =>
  db
    .updateTable("delivery")
    .set((eb) => ({
      state: v.state,
      attempts: eb("attempts", "+", 1),
      next_at: v.nextAt,
      last_status: v.status,
      last_error: v.error,
      last_duration_ms: v.durationMs,
      response_body: v.responseBody,
      updated_at: v.now,
    }))
    .where("id", "=", v.id)
    .where("next_at", "is not", null),
);
const noteSuccess = statement((db, v: { id: string; status: number | null; now: number }) =>
  db
    .updateTable("webhook")
    .set({
      last_delivery_at: v.now,
      last_delivery_status: v.status,
      consecutive_failures: 0,
      exhausted_in_row: 0,
    })
    .where("id", "=", v.id),
);
const noteFailure = statement(
  (db, v: { id: string; status: number | null; exhausted: number; now: number }) =>
    db
      .updateTable("webhook")
      .set((eb) => ({
        last_delivery_at: v.now,
        last_delivery_status: v.status,
        consecutive_failures: eb("consecutive_failures", "+", 1),
        exhausted_in_row: eb("exhausted_in_row", "+", v.exhausted),
      }))
      .where("id", "=", v.id),
);
const exhaustedInRow = statement((db, v: { id: string }) =>
  db.selectFrom("webhook").select("exhausted_in_row").where("id", "=", v.id),
);
const disable = statement((db, v: { id: string; url: string; reason: string; now: number }) =>
  db
    .updateTable("webhook")
    .set({ disabled_at: v.now, disabled_reason: v.reason, updated_at: v.now })
    .where("id", "=", v.id)
    .where("url", "=", v.url)
    .where("disabled_at", "is", null),
);

export interface AttemptResult extends Result {
  webhookId: string;
  /** Counted from 1. */
  number: number;
  startedAt: number;
  requestHeaders: HeaderList;
  responseHeaders: HeaderList | null;
  /** The URL that was posted to: what it answered does not disable a webhook that was pointed elsewhere since. */
  url: string;
  /** No attempt is left. */
  exhausted: boolean;
  /** The receiver asked for no more deliveries. */
  gone: boolean;
  /** Events in a row that may run out before the webhook is disabled. */
  patience: number;
}

/**
 * Writes what came of an attempt, and nothing where the webhook was deleted meanwhile. Answers why the webhook was disabled by it,
 * if it was.
 */
export function recordAttempt(tx: Tx, result: AttemptResult): "gone" | "exhausted" | null {
  if (finishAttempt.run(tx, result).changes > 0)
    keepAttempt(tx, { ...result, deliveryId: result.id });
  const { webhookId: id, status, now, url } = result;
  if (result.state === "delivered") {
    noteSuccess.run(tx, { id, status, now });
    return null;
  }
  noteFailure.run(tx, { id, status, now, exhausted: Number(result.exhausted) });
  const spent = (exhaustedInRow.get(tx, { id })?.exhausted_in_row ?? 0) >= result.patience;
  const reason = result.gone ? "gone" : result.exhausted && spent ? "exhausted" : null;
  return reason && disable.run(tx, { id, url, reason, now }).changes > 0 ? reason : null;
}

/** Makes a waiting delivery due at once. */
export const bringForward = statement((db, v: { id: string; now: number }) =>
  db
    .updateTable("delivery")
    .set({ next_at: v.now, updated_at: v.now })
    .where("id", "=", v.id)
    .where("next_at", "is not", null),
);
