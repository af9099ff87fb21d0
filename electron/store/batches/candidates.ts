import { builder, rows } from "../sql.ts";
import type { Db } from "../store.ts";
import { listed } from "./rows.ts";

/** What a purchase has to know of the rows of a batch, in grid order, without their drafts: all of them, or these. */
export function candidates(db: Db, batchId: string, ids: readonly string[] | null) {
  let query = builder
    .selectFrom("batch_row_seen as seen")
    .leftJoin("quote", "quote.id", "seen.quote_id")
    .select([
      "seen.id",
      "seen.status",
      "seen.errors",
      "seen.stale",
      "seen.warned",
      "seen.cents",
      "quote.expires_at",
    ])
    .where("seen.batch_id", "=", batchId)
    .orderBy("seen.position");
  if (ids) query = query.where("seen.id", "in", listed(ids));
  return rows(db, query);
}
export type Candidate = ReturnType<typeof candidates>[number];
