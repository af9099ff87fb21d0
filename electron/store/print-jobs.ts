import { builder, rows, statement } from "./sql.ts";
import type { Db } from "./store.ts";
import type { PrintJobTable } from "./tables/printing.ts";

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
