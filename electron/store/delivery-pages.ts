import { sql } from "kysely";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";
import type { DeliveryTable } from "./tables/webhook.ts";

export const deliveryById = statement((db, v: { webhookId: string; id: string }) =>
  db
    .selectFrom("delivery")
    .innerJoin("event", "event.id", "delivery.event_id")
    .selectAll("delivery")
    .select(["event.kind", "event.body"])
    .where("delivery.id", "=", v.id)
    .where("delivery.webhook_id", "=", v.webhookId),
);
export const pageOfDeliveries = statement(
  (db, v: { webhookId: string; limit: number; offset: number }) =>
    db
      .selectFrom("delivery")
      .innerJoin("event", "event.id", "delivery.event_id")
      .selectAll("delivery")
      .select(["event.kind", "event.body"])
      .where("delivery.webhook_id", "=", v.webhookId)
      .orderBy("delivery.seq", "desc")
      .limit(v.limit)
      .offset(v.offset),
);
export const countDeliveries = statement((db, v: { webhookId: string }) =>
  db
    .selectFrom("delivery")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("webhook_id", "=", v.webhookId),
);

export interface DeliveryFilter {
  webhookId: string;
  state: DeliveryTable["state"] | null;
  event: string | null;
  /** Older than this one; null for the newest. */
  beforeSeq: number | null;
  limit: number;
}

/** Deliveries without their bodies, newest first. */
export function findDeliveries(db: Db, filter: DeliveryFilter) {
  let query = builder
    .selectFrom("delivery")
    .innerJoin("event", "event.id", "delivery.event_id")
    .selectAll("delivery")
    .select("event.kind")
    .where("webhook_id", "=", filter.webhookId)
    .orderBy("seq", "desc")
    .limit(filter.limit);
  if (filter.beforeSeq !== null) query = query.where("seq", "<", filter.beforeSeq);
  if (filter.event !== null) query = query.where("event.kind", "=", filter.event);
  // Written out, so that SQLite sees that the partial indexes hold what is asked for.
  if (filter.state === "pending") query = query.where("next_at", "is not", null);
  else if (filter.state === "failed") query = query.where("state", "=", sql.lit("failed"));
  else if (filter.state === "delivered") query = query.where("state", "=", "delivered");
  return rows(db, query);
}

/** How many deliveries of a webhook wait, how many failed for good. Both have an index of their own. */
export const unfinishedCounts = statement((db, v: { webhookId: string }) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom("delivery")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("webhook_id", "=", v.webhookId)
      .where("next_at", "is not", null)
      .as("pending"),
    eb
      .selectFrom("delivery")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("webhook_id", "=", v.webhookId)
      .where("state", "=", sql.lit("failed"))
      .as("failed"),
  ]),
);

/**
 * The failed deliveries of a webhook made at or after `since` whose event was not queued again later, oldest first, beyond `afterSeq`.
 * So asking twice for all of them to be sent again sends nothing twice.
 */
export const failedDeliveries = statement(
  (db, v: { webhookId: string; since: number; afterSeq: number; limit: number }) =>
    db
      .selectFrom("delivery")
      .select(["seq", "event_id"])
      .where("webhook_id", "=", v.webhookId)
      .where("state", "=", sql.lit("failed"))
      .where("created_at", ">=", v.since)
      .where("seq", ">", v.afterSeq)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("delivery as later")
              .select("later.seq")
              .whereRef("later.event_id", "=", "delivery.event_id")
              .whereRef("later.webhook_id", "=", "delivery.webhook_id")
              .whereRef("later.seq", ">", "delivery.seq"),
          ),
        ),
      )
      .orderBy("seq")
      .limit(v.limit),
);
