import { shippedBefore } from "#electron/store/batches/shipped.ts";
import type { SeenRow } from "#electron/store/rows.ts";
import type { Db } from "#electron/store/store.ts";
import type { RowFailure } from "./row-failure.ts";

/** A failure when another order under the row's number has a label, or is getting one, since the row was checked. */
export function shippedMeanwhile(
  db: Db,
  row: Pick<SeenRow, "order_number" | "batch_id">,
): RowFailure | null {
  if (row.order_number === "") return null;
  const found = shippedBefore.get(db, { number: row.order_number, batchId: row.batch_id });
  return found
    ? {
        code: "ALREADY_SHIPPED",
        message: `Order ${row.order_number} was shipped meanwhile in another order (${found.id}). Nothing was bought.`,
        retryable: false,
        stale: true,
      }
    : null;
}
