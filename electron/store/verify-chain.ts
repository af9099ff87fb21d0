import type { Head } from "./head-file.ts";
import { genesisHash, hashEntry } from "./ledger-hash.ts";
import { statement } from "./sql.ts";
import type { Db } from "./store.ts";
import type { PostingTable } from "./tables/ledger.ts";

const entries = statement((db, v: { after: number; limit: number }) =>
  db.selectFrom("journal").selectAll().where("seq", ">", v.after).orderBy("seq").limit(v.limit),
);
const postingsBetween = statement((db, v: { after: number; last: number }) =>
  db
    .selectFrom("posting")
    .selectAll()
    .where("journal_seq", ">", v.after)
    .where("journal_seq", "<=", v.last),
);
const entryAt = statement((db, v: { seq: number }) =>
  db.selectFrom("journal").select(["seq", "hash"]).where("seq", "=", v.seq),
);

/** What is wrong with the record outside the database, in words; null when it fits. */
export function checkHead(db: Db, head: Head | null): string | null {
  if (!head || head.seq === 0) return null;
  const entry = entryAt.get(db, { seq: head.seq });
  if (!entry)
    return `The wallet's journal ends before entry ${head.seq}, which was written: the database is older than its record, or its last part was lost. Restore the newest backup, or accept the loss with \`shipdeck station doctor --accept-loss\`.`;
  if (entry.hash !== head.hash)
    return `Entry ${head.seq} of the wallet's journal is not the one that was written. Restore the newest backup.`;
  return null;
}

const step = 500;

/** Walks the hash chain after entry `after` and names the first link that does not hold; null when all do. */
export function checkChain(db: Db, after: number): string | null {
  let previous = after === 0 ? genesisHash : entryAt.get(db, { seq: after })?.hash;
  if (previous === undefined) return `Entry ${after} of the wallet's journal is missing.`;
  for (let seq = after; ;) {
    const page = entries.all(db, { after: seq, limit: step });
    const last = page.at(-1);
    if (!last) return null;
    const postings = new Map<number, PostingTable[]>();
    for (const posting of postingsBetween.all(db, { after: seq, last: last.seq })) {
      const known = postings.get(posting.journal_seq);
      if (known) known.push(posting);
      else postings.set(posting.journal_seq, [posting]);
    }
    for (const { hash, ...entry } of page) {
      if (entry.seq !== seq + 1) return `Entry ${seq + 1} of the wallet's journal is missing.`;
      const right = hashEntry(entry, postings.get(entry.seq) ?? []);
      if (entry.prev_hash !== previous || hash !== right)
        return `Entry ${entry.seq} of the wallet's journal was changed after it was written. Restore the newest backup.`;
      previous = hash;
      seq = entry.seq;
    }
  }
}
