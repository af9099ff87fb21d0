import type { DocumentType } from "#shared/contract/documents.ts";
import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";
import type { PieceKind, PrintJobTable } from "./tables/printing.ts";

export const allProfiles = statement((db) =>
  db.selectFrom("printer_profile").selectAll().orderBy("created_at").orderBy("id"),
);
export const profileById = statement((db, v: { id: string }) =>
  db.selectFrom("printer_profile").selectAll().where("id", "=", v.id),
);
export const putProfile = statement((db, v: { id: string; profile: string; now: number }) =>
  db
    .insertInto("printer_profile")
    .values({ id: v.id, profile: v.profile, created_at: v.now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ profile: v.profile })),
);
export const dropProfile = statement((db, v: { id: string }) =>
  db.deleteFrom("printer_profile").where("id", "=", v.id),
);

export const jobById = statement((db, v: { id: string }) =>
  db.selectFrom("print_job").selectAll().where("id", "=", v.id),
);
export const jobByCommand = statement((db, v: { commandId: string }) =>
  db.selectFrom("print_job").selectAll().where("command_id", "=", v.commandId),
);
/** Jobs that want to be printed, oldest first. */
export const waitingJobs = statement((db) =>
  db
    .selectFrom("print_job")
    .selectAll()
    .where("state", "in", ["queued", "printing"])
    .orderBy("seq"),
);
const lastJob = statement((db) =>
  db.selectFrom("print_job").select("seq").orderBy("seq", "desc").limit(1),
);
const jobsUpTo = statement((db, v: { seq: number; limit: number }) =>
  db
    .selectFrom("print_job")
    .selectAll()
    .where("seq", "<=", v.seq)
    .orderBy("seq", "desc")
    .limit(v.limit),
);

/** One page of jobs, newest first; jobs are never deleted, so their numbers have no gaps. */
export function pageOfJobs(db: Db, limit: number, offset: number) {
  const total = lastJob.get(db, {})?.seq ?? 0;
  return { total, jobs: jobsUpTo.all(db, { seq: total - offset, limit }) };
}

export const setJob = statement(
  (
    db,
    v: {
      seq: number;
      state: PrintJobTable["state"];
      sent: number;
      code: string | null;
      message: string | null;
      now: number;
    },
  ) =>
    db
      .updateTable("print_job")
      .set({
        state: v.state,
        sent: v.sent,
        error_code: v.code,
        error_message: v.message,
        updated_at: v.now,
      })
      .where("seq", "=", v.seq),
);

export const piecesOfJob = statement((db, v: { seq: number; after: number; limit: number }) =>
  db
    .selectFrom("print_piece")
    .selectAll()
    .where("job_seq", "=", v.seq)
    .where("position", ">", v.after)
    .orderBy("position")
    .limit(v.limit),
);

/** Items whose labels are planned in a job that may still print them. */
export const plannedLabels = statement((db) =>
  db
    .selectFrom("print_job as job")
    .innerJoin("print_piece as piece", "piece.job_seq", "job.seq")
    .select("piece.order_item_id as item_id")
    .distinct()
    .where("job.state", "in", ["queued", "printing", "stopped"])
    .where("piece.kind", "=", "label")
    .whereRef("piece.position", ">", "job.sent"),
);

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

/** What can be printed of some items: their labels with what a slip says of them. */
export function printableItems(db: Db, itemIds: readonly string[]) {
  return rows(
    db,
    builder
      .selectFrom("order_item as item")
      .innerJoin("orders", "orders.id", "item.order_id")
      .innerJoin("shipment", "shipment.id", "item.shipment_id")
      .leftJoin("label", "label.order_item_id", "item.id")
      .select([
        "item.id",
        "item.status",
        "item.carrier",
        "item.service",
        "orders.id as order_id",
        "orders.external_reference",
        "shipment.from_address",
        "shipment.to_address",
        "shipment.customs",
        "label.tracking_code",
        "label.printed_copies",
        "label.created_at",
      ])
      .where("item.id", "in", itemIds),
  );
}
