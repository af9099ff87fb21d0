import { sql } from "kysely";
import { type RowStatus, rowStatuses } from "#shared/contract/desk/batch-row.ts";
import { statement } from "../sql.ts";
import type { Db } from "../store.ts";

const byStatus = statement((db, v: { batchId: string }) =>
  db
    .selectFrom("batch_row_seen")
    .select((eb) => [
      "status",
      eb.fn.countAll<number>().as("count"),
      sql<number>`sum(warned)`.as("warned"),
      sql<number>`coalesce(sum(cents), 0)`.as("cents"),
      sql<number>`sum(printed_copies > 0)`.as("printed"),
    ])
    .where("batch_id", "=", v.batchId)
    .groupBy("status"),
);

export interface RowCounts {
  total: number;
  byStatus: Record<RowStatus, number>;
  /** Of the rows that may still be bought. */
  warnings: number;
  /** Bought ones whose label was printed. */
  printed: number;
  /** Of the ready ones. */
  readyCents: number;
}

const openStatuses: ReadonlySet<RowStatus> = new Set(["checking", "ready", "blocked", "failed"]);

/** How many rows of a batch stand where. Reads one index and the order items, no drafts. */
export function countRows(db: Db, batchId: string): RowCounts {
  const counts: RowCounts = {
    total: 0,
    byStatus: Object.fromEntries(rowStatuses.map((status) => [status, 0])) as RowCounts["byStatus"],
    warnings: 0,
    printed: 0,
    readyCents: 0,
  };
  for (const { status, count, warned, cents, printed } of byStatus.all(db, { batchId })) {
    counts.total += count;
    counts.byStatus[status] = count;
    if (openStatuses.has(status)) counts.warnings += warned;
    if (status === "bought") counts.printed = printed;
    if (status === "ready") counts.readyCents = cents;
  }
  return counts;
}
