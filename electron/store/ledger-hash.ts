import { createHash } from "node:crypto";
import type { JournalTable, PostingTable } from "./tables/ledger.ts";

/** A journal entry as it is hashed: everything but its own hash. */
export type HashedEntry = Omit<JournalTable, "hash" | "seq" | "rate_id"> & {
  seq: number;
  /** Absent in a database of before rates were stored. */
  rate_id?: string | null;
};

/** What the first entry names as its predecessor. */
export const genesisHash = "0".repeat(64);

/** SHA-256, lowercase hex, over the entry, its predecessor's hash and its postings in order of their accounts. */
export function hashEntry(
  entry: HashedEntry,
  postings: readonly Pick<PostingTable, "account" | "units">[],
): string {
  const lines = [...postings]
    .sort((a, b) => (a.account < b.account ? -1 : 1))
    .map(({ account, units }) => [account, units]);
  const canonical = JSON.stringify([
    entry.prev_hash,
    entry.seq,
    entry.id,
    entry.type,
    entry.currency,
    entry.amount,
    entry.balance_after,
    entry.description,
    entry.order_id,
    entry.order_item_id,
    entry.attempt_id,
    entry.usd_cents,
    entry.price_micros,
    entry.created_at,
    lines,
    // Entries of before rates were stored keep the hash that they have.
    ...(entry.rate_id ? [entry.rate_id] : []),
  ]);
  return createHash("sha256").update(canonical).digest("hex");
}
