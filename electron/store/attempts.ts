import { sql } from "kysely";
import { statement } from "./sql.ts";

/** Written into the SQL, not bound: SQLite takes a partial index only when it can see that its condition holds. */
const open = sql.lit("open" as const);

export const attemptById = statement((db, v: { id: string }) =>
  db.selectFrom("attempt").selectAll().where("id", "=", v.id),
);
export const openAttemptOfItem = statement((db, v: { itemId: string }) =>
  db
    .selectFrom("attempt")
    .selectAll()
    .where("order_item_id", "=", v.itemId)
    .where("state", "=", open),
);
/** The newest try of an item. */
export const lastAttemptOfItem = statement((db, v: { itemId: string }) =>
  db
    .selectFrom("attempt")
    .selectAll()
    .where("order_item_id", "=", v.itemId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);
/** Another try of the same item. */
export const otherAttemptOfItem = statement((db, v: { itemId: string; id: string }) =>
  db
    .selectFrom("attempt")
    .select("id")
    .where("order_item_id", "=", v.itemId)
    .where("id", "<>", v.id)
    .limit(1),
);
/** Attempts whose outcome has to be asked for, the longest waiting first. */
export const dueAttempts = statement((db, v: { now: number; tooFar: number; limit: number }) =>
  db
    .selectFrom("attempt")
    .select(["id", "next_check_at"])
    .where("state", "=", open)
    .where((eb) => eb.or([eb("next_check_at", "<=", v.now), eb("next_check_at", ">", v.tooFar)]))
    .orderBy("next_check_at")
    .limit(v.limit),
);
export const nextAttemptDue = statement((db) =>
  db
    .selectFrom("attempt")
    .select((eb) => eb.fn.min("next_check_at").as("at"))
    .where("state", "=", open),
);
export const settleAttempt = statement(
  (db, v: { id: string; state: "sold" | "refused"; now: number }) =>
    db
      .updateTable("attempt")
      .set({ state: v.state, settled_at: v.now, next_check_at: null })
      .where("id", "=", v.id)
      .where("state", "=", open),
);
export const postponeAttempt = statement(
  (db, v: { id: string; code: string; message: string; nextCheckAt: number }) =>
    db
      .updateTable("attempt")
      .set((eb) => ({
        unknown_code: v.code,
        unknown_message: v.message,
        next_check_at: v.nextCheckAt,
        checks: eb("checks", "+", 1),
      }))
      .where("id", "=", v.id)
      .where("state", "=", open),
);
/** What a key has spent, or has held, since an instant. In cents. */
export const spentByKey = statement((db, v: { keyId: string; since: number }) =>
  db
    .selectFrom("attempt")
    .select((eb) => eb.fn.sum<number | null>("cents").as("cents"))
    .where("key_id", "=", v.keyId)
    .where("created_at", ">=", v.since)
    .where("state", "in", ["open", "sold"]),
);
