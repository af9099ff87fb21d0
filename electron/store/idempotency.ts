import { statement } from "./sql.ts";

export const idempotencyEntry = statement((db, v: { keyId: string; key: string }) =>
  db
    .selectFrom("idempotency")
    .selectAll()
    .where("key_id", "=", v.keyId)
    .where("idempotency_key", "=", v.key),
);
export const referToResult = statement((db, v: { keyId: string; key: string; reference: string }) =>
  db
    .updateTable("idempotency")
    .set({ reference: v.reference })
    .where("key_id", "=", v.keyId)
    .where("idempotency_key", "=", v.key),
);
export const storeAnswer = statement(
  (db, v: { keyId: string; key: string; status: number; body: string }) =>
    db
      .updateTable("idempotency")
      .set({ status: v.status, body: v.body })
      .where("key_id", "=", v.keyId)
      .where("idempotency_key", "=", v.key),
);
export const forgetKey = statement((db, v: { keyId: string; key: string }) =>
  db.deleteFrom("idempotency").where("key_id", "=", v.keyId).where("idempotency_key", "=", v.key),
);
/** Forgets at most `limit` keys that are older than `before`. */
export const forgetOlder = statement((db, v: { before: number; limit: number }) =>
  db
    .deleteFrom("idempotency")
    .where((eb) =>
      eb(
        eb.refTuple("key_id", "idempotency_key"),
        "in",
        eb
          .selectFrom("idempotency as old")
          .select(["old.key_id", "old.idempotency_key"])
          .where("old.created_at", "<", v.before)
          .orderBy("old.created_at")
          .limit(v.limit)
          .$asTuple("key_id", "idempotency_key"),
      ),
    ),
);
