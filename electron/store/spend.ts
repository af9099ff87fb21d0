import { statement } from "./sql.ts";

/** What each service cost in each half hour of a span, oldest first; cents. */
export const spendBetween = statement((db, v: { since: number; until: number }) =>
  db
    .selectFrom("spend")
    .selectAll()
    .where("half_hour", ">=", v.since)
    .where("half_hour", "<", v.until)
    .orderBy("half_hour"),
);
