import type { Tx } from "../store.ts";

/** What one slice did. */
export interface Slice {
  removed: number;
  /** Where the next slice goes on; null when nothing old enough is left. */
  next: string | null;
}

/**
 * Removes a few rows that nobody needs any more, little enough for one short write. `before` is the time, in ms, that they must be
 * older than; `after` is what the slice before answered, empty for the first.
 */
export type Sweep = (tx: Tx, before: number, after: string) => Slice;

export const nothing: Slice = { removed: 0, next: null };
