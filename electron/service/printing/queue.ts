import { jobById, setJob, waitingJobs } from "#electron/store/print-jobs.ts";
import type { Clock, Parts } from "../context.ts";
import type { JobRow } from "./job-view.ts";
import { stopJob, workOffJob } from "./print-job.ts";

/** The pause after something that the storage did not let be written; ms. */
const afterTroubleMs = 5_000;

export interface PrintQueue {
  /** There may be something to print. */
  wake(): void;
  /** Resolves when no printer is at work. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The queue of every printer: one job at a time each, in the order in which they were asked for. Jobs lie in the database; one that was
 * printing when the station stopped is left `stopped`, because nobody can say what the printer still made of it.
 * @param clock how long a printer is waited for; the real one even in tests
 */
export function openPrintQueue(parts: Parts, clock: Clock): PrintQueue {
  const working = new Map<string, Promise<void>>();
  /** Printers whose job could not be recorded; left alone for a while, lest they try without end. */
  const resting = new Set<string>();
  /** Jobs that an earlier life left in the middle of printing. */
  const interrupted = parts.store
    .read((db) => waitingJobs.all(db, {}))
    .filter(({ state }) => state === "printing");
  let closed = false;
  let cancel = () => {};

  function lookAgain(): void {
    cancel();
    if (closed) return;
    cancel = parts.clock.after(afterTroubleMs, () => {
      resting.clear();
      recovering = recover();
    });
  }

  async function begin(job: JobRow): Promise<void> {
    try {
      const isOurs = await parts.store.write((tx) => {
        // It may have been cancelled since it was found waiting.
        if (jobById.get(tx, { id: job.id })?.state !== "queued") return false;
        setJob.run(tx, {
          seq: job.seq,
          state: "printing",
          sent: job.sent,
          code: null,
          message: null,
          now: parts.clock.now(),
        });
        return true;
      });
      if (!isOurs) return;
      parts.announce({ kind: "printing.changed", id: job.id });
      await workOffJob(parts, job, { clock, isClosing: () => closed });
    } catch (error) {
      // Nothing can be written: the job stays as it is in the database.
      parts.log.error({ err: error, job: job.id }, "a print job could not be recorded");
      resting.add(job.printer);
      lookAgain();
    } finally {
      working.delete(job.printer);
      wake();
    }
  }

  function wake(): void {
    if (closed) return;
    for (const job of parts.store.read((db) => waitingJobs.all(db, {})))
      if (job.state === "queued" && !working.has(job.printer) && !resting.has(job.printer))
        working.set(job.printer, begin(job));
  }

  /** Says of each job of the last life that it was interrupted; tried again while the storage refuses. */
  async function recover(): Promise<void> {
    try {
      for (let job = interrupted[0]; job; job = interrupted[0]) {
        await stopJob(parts, job.id, {
          code: "STATION_STOPPED",
          message: `The station stopped while this was printing. ${job.sent} of ${job.total} pages were surely handed over; look at the paper and resume after the last good one.`,
        });
        interrupted.shift();
      }
    } catch (error) {
      parts.log.error({ err: error }, "print jobs of the last run could not be looked after");
      lookAgain();
    }
    wake();
  }

  let recovering = recover();

  return {
    wake,
    async idle() {
      await recovering;
      while (working.size > 0) await Promise.all(working.values());
    },
    async close() {
      closed = true;
      cancel();
      await recovering;
      await Promise.all(working.values());
    },
  };
}
