import { statement } from "../sql.ts";

/**
 * The oldest batch after `afterSeq` that came to its end before `before`: something was bought, every row that was to be shipped has
 * its order, and since then nobody touched it.
 */
export const finishedBatch = statement((db, v: { afterSeq: number; before: number }) =>
  db
    .selectFrom("batch")
    .select(["seq", "id"])
    .where("seq", ">", v.afterSeq)
    .where("stage", "=", "open")
    .where("updated_at", "<", v.before)
    .where((eb) =>
      eb.and([
        eb.exists(
          eb
            .selectFrom("batch_run")
            .select("batch_run.id")
            .whereRef("batch_run.batch_id", "=", "batch.id"),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom("batch_run as late")
              .select("late.id")
              .whereRef("late.batch_id", "=", "batch.id")
              .where((late) =>
                late.or([late("ended_at", "is", null), late("ended_at", ">=", v.before)]),
              ),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom("batch_row")
              .select("batch_row.id")
              .whereRef("batch_row.batch_id", "=", "batch.id")
              .where("order_id", "is", null)
              .where("excluded", "=", 0),
          ),
        ),
      ]),
    )
    .orderBy("seq")
    .limit(1),
);
