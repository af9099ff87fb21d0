import { PrintTrouble } from "#electron/printing/drivers/driver.ts";
import { driverOf } from "#electron/printing/drivers/open-driver.ts";
import { perSheet } from "#electron/printing/paper.ts";
import { labelOfItem } from "#electron/store/labels.ts";
import { jobById, piecesOfJob, setJob } from "#electron/store/print-jobs.ts";
import { printedCopies } from "#electron/store/print-journal.ts";
import { insertInto } from "#electron/store/sql.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Clock, Parts } from "../context.ts";
import { assertAllowedPrinter } from "../policy/allowed-printer.ts";
import { keepSteps } from "../going-live/kept.ts";
import { jobProfile, type JobRow } from "./job-view.ts";
import { documentOf } from "./make-documents.ts";
import type { Piece } from "./pieces.ts";

type PlacedPiece = Piece & { position: number };

function nextPieces(parts: Parts, job: JobRow, after: number, limit: number): PlacedPiece[] {
  return parts.store
    .read((db) => piecesOfJob.all(db, { seq: job.seq, after, limit }))
    .map(({ position, kind, document, ...piece }) => ({
      position,
      kind,
      document,
      itemId: piece.order_item_id,
      manifestSeq: piece.manifest_seq,
    }));
}

/** Writes what the printer has taken: the journal's entries and how far the job is, in one transaction. */
async function record(
  parts: Parts,
  job: JobRow,
  pieces: readonly PlacedPiece[],
  last: number,
): Promise<void> {
  const ids = pieces.map(() => parts.newId("prn"));
  await parts.store.write((tx) => {
    const now = parts.clock.now();
    for (const [index, { position, kind, itemId, document, manifestSeq }] of pieces.entries())
      insertInto(tx, "print_entry", {
        id: ids[index] ?? "",
        job_seq: job.seq,
        position,
        kind,
        order_item_id: itemId,
        document,
        manifest_seq: manifestSeq,
        copy: printedCopies(tx, { kind, itemId, document, manifestSeq }) + 1,
        account: job.account,
        printed_at: now,
      });
    if (pieces.some(({ kind }) => kind === "test")) keepSteps(tx, { printedAt: now });
    const state = jobById.get(tx, { id: job.id })?.state ?? "cancelled";
    // Cancelled while the last pieces were on their way: they are in the journal, the job stays cancelled. Resumed since then:
    // where it is to begin is the person's to say.
    if (state !== "queued")
      setJob.run(tx, { seq: job.seq, state, sent: last, code: null, message: null, now });
  });
  parts.announce({ kind: "printing.changed", id: job.id });
}

async function markDone(parts: Parts, { id, seq, total }: JobRow): Promise<void> {
  await parts.store.write((tx) => {
    const row = jobById.get(tx, { id });
    if (row?.state !== "printing" || row.sent < total) return;
    const now = parts.clock.now();
    setJob.run(tx, { seq, state: "done", sent: total, code: null, message: null, now });
  });
  parts.announce({ kind: "printing.changed", id });
}

/** What may still be printed: a label that was voided while it waited is left out, and its slip with it. */
function printable(parts: Parts, pieces: readonly PlacedPiece[]): PlacedPiece[] {
  return parts.store.read((db) =>
    pieces.filter(({ itemId }) => {
      const label = itemId === null ? undefined : labelOfItem.get(db, { itemId });
      return label === undefined || (label.voided_at ?? label.void_requested_at) === null;
    }),
  );
}

function troubleOf(error: unknown): { code: string; message: string } | null {
  if (error instanceof PrintTrouble || error instanceof StationError)
    return { code: error.code, message: error.message };
  return null;
}

/**
 * Works one job off, some pieces at a time: drawn, handed over, recorded. Whatever stops it leaves it `stopped` with the reason and with the
 * number of pieces that were surely taken; nothing is sent again by itself.
 */
export async function workOffJob(
  parts: Parts,
  job: JobRow,
  { clock, isClosing }: { clock: Clock; isClosing: () => boolean },
): Promise<void> {
  const profile = jobProfile(job);
  const driver = driverOf(profile.route, {
    wait: (ms) => clock.wait(ms),
    now: () => clock.now(),
    isClosing,
  });
  const sheets = Math.max(1, Math.floor(driver.piecesAtOnce / perSheet(profile.size)));
  const atOnce = driver.format === "zpl" ? 1 : sheets * perSheet(profile.size);
  /** False once it is cancelled, and stays so for this round when it is resumed at once. */
  const isPrinting = () =>
    parts.store.read((db) => jobById.get(db, { id: job.id })?.state) === "printing";
  let { sent } = job;
  try {
    // The job may be older than the policy.
    assertAllowedPrinter(parts, profile.route);
    const session = await driver.open();
    try {
      while (sent < job.total && !isClosing() && isPrinting()) {
        const planned = nextPieces(parts, job, sent, atOnce);
        const end = planned.at(-1)?.position ?? job.total;
        const pieces = printable(parts, planned);
        const title =
          job.total > atOnce ? `${job.title} (${sent + 1}-${end} of ${job.total})` : job.title;
        const { format } = driver;
        if (pieces.length > 0)
          await session.send(await documentOf(parts, profile, pieces, { title, format }));
        await record(parts, job, pieces, end);
        sent = end;
      }
      await session.finish();
    } finally {
      await session.close();
    }
    await markDone(parts, job);
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) parts.log.error({ err: error, job: job.id }, "a print job failed");
    await stopJob(
      parts,
      job.id,
      trouble ?? {
        code: "PRINT_FAILED",
        message: "The labels could not be printed. The log says more.",
      },
    );
  }
}

/** Stops a job where it is; a cancelled one stays cancelled. */
export async function stopJob(
  parts: Parts,
  id: string,
  { code, message }: { code: string; message: string },
): Promise<void> {
  const stopped = await parts.store.write((tx) => {
    const row = jobById.get(tx, { id });
    if (!row || row.state === "cancelled" || row.state === "done") return null;
    setJob.run(tx, {
      seq: row.seq,
      state: "stopped",
      sent: row.sent,
      code,
      message,
      now: parts.clock.now(),
    });
    return row;
  });
  parts.announce({ kind: "printing.changed", id });
  if (!stopped) return;
  const { name } = jobProfile(stopped);
  parts.announce({ kind: "notice", id, message: `${name} stopped. ${message}` });
}
