import { itemsOfRows } from "#electron/store/batches/rows.ts";
import type { Db } from "#electron/store/store.ts";
import { findBatch } from "../batches/grid/find.ts";

/** The order items of a batch in grid order; with `only`, those of them. */
export function itemsOfBatch(db: Db, batchId: string, only?: readonly string[]): string[] {
  findBatch(db, batchId);
  const wanted = only ? new Set(only) : null;
  return itemsOfRows
    .all(db, { batchId })
    .flatMap(({ item_id: id }) => (id && (!wanted || wanted.has(id)) ? [id] : []));
}
