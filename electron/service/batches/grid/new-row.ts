import type { NewBatchRow } from "#electron/store/rows.ts";
import type { Draft } from "./draft.ts";
import type { rowKeys } from "./row-keys.ts";

/** A row as it begins: to be checked, never bought. */
export function newRow(
  id: string,
  batchId: string,
  position: number,
  keys: ReturnType<typeof rowKeys>,
  draft: Draft,
): NewBatchRow {
  return {
    id,
    batch_id: batchId,
    position,
    ...keys,
    quote_id: null,
    cents: null,
    shipment_id: null,
    run_id: null,
    order_id: null,
    failed_code: null,
    failed_message: null,
    failed_retryable: null,
    suggestion: null,
    draft: JSON.stringify(draft),
  };
}
