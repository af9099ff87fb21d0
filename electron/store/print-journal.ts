import type { DocumentType } from "#shared/contract/documents.ts";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";
import type { PieceKind } from "./tables/printing.ts";

const copiesOf = statement(
  (db, v: { itemId: string; kind: PieceKind; document: DocumentType | null }) =>
    db
      .selectFrom("print_entry")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("order_item_id", "=", v.itemId)
      .where("kind", "=", v.kind)
      .where("document", "is", v.document),
);
const copiesOfManifest = statement((db, v: { seq: number }) =>
  db
    .selectFrom("print_entry")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("manifest_seq", "=", v.seq),
);

/** How often a label, a slip or a document was printed so far; test pages are not counted. */
export function printedCopies(
  db: Db,
  piece: {
    kind: PieceKind;
    itemId: string | null;
    document: DocumentType | null;
    manifestSeq: number | null;
  },
): number {
  const { kind, itemId, document, manifestSeq } = piece;
  if (manifestSeq !== null) return copiesOfManifest.get(db, { seq: manifestSeq })?.count ?? 0;
  if (itemId === null) return 0;
  return copiesOf.get(db, { itemId, kind, document })?.count ?? 0;
}

export interface JournalFilter {
  limit: number;
  offset: number;
  search?: string | undefined;
  jobId?: string | undefined;
}

function journal({ search, jobId }: JournalFilter) {
  let query = builder
    .selectFrom("print_entry as entry")
    .innerJoin("print_job as job", "job.seq", "entry.job_seq")
    .leftJoin("label", "label.order_item_id", "entry.order_item_id")
    .leftJoin("order_item as item", "item.id", "entry.order_item_id")
    .leftJoin("shipment", "shipment.id", "item.shipment_id");
  if (jobId) query = query.where("job.id", "=", jobId);
  if (search) {
    const like = `%${search.replaceAll(/[%_\\]/g, "")}%`;
    query = query.where((eb) =>
      eb.or([
        eb("label.tracking_code", "like", like),
        eb("job.title", "like", like),
        eb("job.printer", "like", like),
        eb("entry.account", "like", like),
        eb("shipment.to_address", "like", like),
      ]),
    );
  }
  return query;
}

/** One page of the print journal, newest first, and how many entries match in all. */
export function pageOfJournal(db: Db, filter: JournalFilter) {
  const total =
    rows(
      db,
      journal(filter).select((eb) => eb.fn.countAll<number>().as("count")),
    )[0]?.count ?? 0;
  const entries = rows(
    db,
    journal(filter)
      .select([
        "entry.id",
        "entry.position",
        "entry.kind",
        "entry.order_item_id",
        "entry.document",
        "entry.copy",
        "entry.account",
        "entry.printed_at",
        "job.id as job_id",
        "job.printer",
        "job.profile",
        "label.tracking_code",
        "shipment.to_address",
      ])
      .orderBy("entry.seq", "desc")
      .limit(filter.limit)
      .offset(filter.offset),
  );
  return { total, entries };
}
