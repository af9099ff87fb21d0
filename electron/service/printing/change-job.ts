import { jobById, setJob } from "#electron/store/print-jobs.ts";
import type { Db } from "#electron/store/store.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import { invalidField, StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { type JobRow, jobView } from "./job-view.ts";

/** The job with this id, or PRINT_JOB_NOT_FOUND. */
export function existingJob(db: Db, id: string): JobRow {
  const row = jobById.get(db, { id });
  if (!row) throw new StationError("PRINT_JOB_NOT_FOUND", `There is no print job ${id}.`);
  return row;
}

/** Prints again from a page on: after a jam, or when the printer is back. */
export async function resumePrint(
  ctx: Context,
  { jobId, from }: Parsed<Desk["resumePrint"]>,
): Promise<Answer<Desk["resumePrint"]>> {
  const job = await ctx.store.write((tx) => {
    const row = existingJob(tx, jobId);
    if (row.state === "queued" || row.state === "printing")
      throw new StationError(
        "PRINT_JOB_RUNNING",
        "This job is printing. Cancel it first, or wait until it ends.",
      );
    if (from > row.total)
      throw invalidField("from", `must be 1 to ${row.total}`, String(row.total));
    setJob.run(tx, {
      seq: row.seq,
      state: "queued",
      sent: from - 1,
      code: null,
      message: null,
      now: ctx.clock.now(),
    });
    return existingJob(tx, jobId);
  });
  ctx.announce({ kind: "printing.changed", id: jobId });
  ctx.wakePrinting();
  return jobView(job);
}

/** Sends nothing more of a job. What the printer has already is printed. */
export async function cancelPrint(
  ctx: Context,
  { jobId }: Parsed<Desk["cancelPrint"]>,
): Promise<Answer<Desk["cancelPrint"]>> {
  const job = await ctx.store.write((tx) => {
    const row = existingJob(tx, jobId);
    if (row.state !== "done")
      setJob.run(tx, {
        seq: row.seq,
        state: "cancelled",
        sent: row.sent,
        code: null,
        message: null,
        now: ctx.clock.now(),
      });
    return existingJob(tx, jobId);
  });
  ctx.announce({ kind: "printing.changed", id: jobId });
  return jobView(job);
}
