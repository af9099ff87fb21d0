import type { Db } from "#electron/store/store.ts";
import type { SlipContents } from "./slip-contents.ts";

/** The order items of a batch in grid order; with `only`, those of them. */
export function itemsOfBatch(_db: Db, _batchId: string, _only?: readonly string[]): string[] {
  return [];
}

/** What the batch row of an order says of its parcel's contents; null when no row made the order. */
export function draftOfOrder(_db: Db, _orderId: string): SlipContents | null {
  return null;
}
