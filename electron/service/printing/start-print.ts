import { printerName } from "#electron/printing/drivers/open-driver.ts";
import { batchById } from "#electron/store/batches/batches.ts";
import { jobByCommand } from "#electron/store/print-jobs.ts";
import { insertInto } from "#electron/store/sql.ts";
import type { Db } from "#electron/store/store.ts";
import type { Desk } from "#shared/contract/desk/index.ts";
import type { PrinterProfile } from "#shared/contract/desk/printer-profile.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Answer, Parsed } from "#shared/contract/operation.ts";
import type { Context } from "../context.ts";
import { assertAllowedPrinter } from "../policy/allowed-printer.ts";
import { jobView } from "./job-view.ts";
import { type Piece, planPieces } from "./pieces.ts";
import { existingProfile } from "./profiles.ts";
import { labelsOf, named, type PrintableLabel } from "./source.ts";

/** Printing twice is asked about first: two of one label on two parcels are one paid and one lost. */
function assertFirstTime(labels: readonly PrintableLabel[]): void {
  const before = labels.filter(({ isSpokenFor }) => isSpokenFor);
  if (before.length === 0) return;
  const codes = before.map((label) => label.tracking_code ?? label.id);
  throw new StationError(
    "ALREADY_PRINTED",
    `${before.length} of ${labels.length} labels were printed before, or wait in a print job${named(codes)}. Print only the others, or say that they are to be printed again.`,
    { details: { count: before.length, total: labels.length, trackingCodes: codes.slice(0, 3) } },
  );
}

export interface NewJob {
  batchId: string | null;
  title: string;
  profile: PrinterProfile;
  labels: number;
  pieces: readonly Piece[];
}

/** Writes a job and its pieces; what `plan` reads is read in the same transaction. */
export async function writeJob(ctx: Context, commandId: string, plan: (db: Db) => NewJob) {
  const id = ctx.newId("prt");
  const job = await ctx.store.write((tx) => {
    const earlier = jobByCommand.get(tx, { commandId });
    if (earlier) return earlier;
    const next = plan(tx);
    assertAllowedPrinter(ctx, next.profile.route);
    const now = ctx.clock.now();
    const seq = insertInto(tx, "print_job", {
      id,
      command_id: commandId,
      batch_id: next.batchId,
      title: next.title,
      account: ctx.account,
      profile: JSON.stringify(next.profile),
      printer: printerName(next.profile.route),
      state: "queued",
      total: next.pieces.length,
      labels: next.labels,
      error_code: null,
      error_message: null,
      created_at: now,
      updated_at: now,
    });
    for (const [index, piece] of next.pieces.entries())
      insertInto(tx, "print_piece", {
        job_seq: seq,
        position: index + 1,
        kind: piece.kind,
        order_item_id: piece.itemId,
        document: piece.document,
        manifest_seq: piece.manifestSeq,
      });
    const row = jobByCommand.get(tx, { commandId });
    if (!row) throw new Error("the job that was just written is not there");
    return row;
  });
  ctx.announce({ kind: "printing.changed", id: job.id });
  ctx.wakePrinting();
  return jobView(job);
}

/** Prints labels in the background: the job is written, the queue of its printer works it off. */
export async function startPrint(
  ctx: Context,
  input: Parsed<Desk["startPrint"]>,
): Promise<Answer<Desk["startPrint"]>> {
  const { commandId } = input;
  const before = ctx.store.read((db) => jobByCommand.get(db, { commandId }));
  if (before) return jobView(before);
  return writeJob(ctx, commandId, (db) => {
    const labels = labelsOf(db, input);
    if (!input.again) assertFirstTime(labels);
    const profile = existingProfile(db, input.profileId);
    const pieces = planPieces(labels, profile, input.packingSlips);
    const [first] = labels;
    const batchName = input.batchId && batchById.get(db, { id: input.batchId })?.name;
    const several = batchName || `${labels.length} labels, ${profile.name}`;
    return {
      batchId: input.batchId ?? null,
      title: labels.length === 1 ? (first?.tracking_code ?? several) : several,
      profile,
      labels: labels.length,
      pieces,
    };
  });
}
