import { statement } from "./sql.ts";

export const labelOfItem = statement((db, v: { itemId: string }) =>
  db.selectFrom("label").selectAll().where("order_item_id", "=", v.itemId),
);
export const labelByToken = statement((db, v: { token: string }) =>
  db.selectFrom("label").selectAll().where("token", "=", v.token),
);
/** The newest label with a code: carriers use numbers again after some months. */
export const labelByTrackingCode = statement((db, v: { code: string }) =>
  db
    .selectFrom("label")
    .selectAll()
    .where("tracking_code", "=", v.code)
    .orderBy("created_at", "desc")
    .limit(1),
);
/** As which service of whom that label was bought. */
export const soldUnderCode = statement((db, v: { code: string }) =>
  db
    .selectFrom("label")
    .innerJoin("attempt", "attempt.id", "label.attempt_id")
    .select(["label.carrier", "attempt.service_code as serviceCode"])
    .where("label.tracking_code", "=", v.code)
    .orderBy("label.created_at", "desc")
    .limit(1),
);
export const labelsOfOrder = statement((db, v: { orderId: string }) =>
  db
    .selectFrom("label")
    .innerJoin("order_item", "order_item.id", "label.order_item_id")
    .selectAll("label")
    .where("order_item.order_id", "=", v.orderId),
);
export const askVoid = statement((db, v: { itemId: string; now: number }) =>
  db
    .updateTable("label")
    .set({ void_requested_at: v.now })
    .where("order_item_id", "=", v.itemId)
    .where("voided_at", "is", null),
);
export const dropVoid = statement((db, v: { itemId: string }) =>
  db
    .updateTable("label")
    .set({ void_requested_at: null, void_submitted_at: null, void_check_at: null })
    .where("order_item_id", "=", v.itemId)
    .where("voided_at", "is", null),
);
export const markVoided = statement((db, v: { itemId: string; now: number }) =>
  db
    .updateTable("label")
    .set({ voided_at: v.now })
    .where("order_item_id", "=", v.itemId)
    .where("voided_at", "is", null),
);
/** The carrier has the request and answers later. */
export const submitVoid = statement((db, v: { itemId: string; now: number; checkAt: number }) =>
  db
    .updateTable("label")
    .set((eb) => ({
      void_submitted_at: eb.fn.coalesce("void_submitted_at", eb.val(v.now)),
      void_check_at: v.checkAt,
    }))
    .where("order_item_id", "=", v.itemId)
    .where("voided_at", "is", null),
);
/** Voids that were asked for and never answered: the station stopped in between, or the carrier takes its time. */
export const unfinishedVoids = statement((db, v: { now: number; tooFar: number }) =>
  db
    .selectFrom("label")
    .select("order_item_id")
    .where("void_requested_at", "is not", null)
    .where("voided_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("void_check_at", "is", null),
        eb("void_check_at", "<=", v.now),
        eb("void_check_at", ">", v.tooFar),
      ]),
    ),
);
export const labelFiles = statement((db, v: { after: string; limit: number }) =>
  db
    .selectFrom("label")
    .select(["order_item_id", "file", "sha256", "bytes"])
    .where("order_item_id", ">", v.after)
    .orderBy("order_item_id")
    .limit(v.limit),
);
