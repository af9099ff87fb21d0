import type { Desk } from "#shared/contract/desk/index.ts";
import type { Output } from "#shared/contract/operation.ts";
import type { WindowStation } from "./connect-windows.ts";

type Batch = Output<Desk["listBatches"]>["batches"][number];
type Job = Output<Desk["listPrintJobs"]>["jobs"][number];

/** What the station is doing that takes its time. */
export interface Work {
  /** The batch that is being bought, or that waits in the middle of it. */
  batch: Batch | null;
  isPrinting: boolean;
}

export const noWork: Work = { batch: null, isPrinting: false };

/** Labels that a purchase of the batch is about, and how many of them are through. */
export function progressOf({ counts }: Pick<Batch, "counts">): { done: number; total: number } {
  const done = counts.bought + counts.failed + counts.pending;
  return { done, total: done + counts.queued + counts.buying };
}

/** The picture is drawn at most this often, in ms: a purchase announces several labels a second. */
const pace = 1000;

async function look(station: WindowStation): Promise<Work> {
  const [batches, jobs] = await Promise.all([
    station.invoke("listBatches", { limit: 50 }),
    station.invoke("listPrintJobs", { limit: 20 }),
  ]);
  // The replies' shapes are the contract's: dispatch has checked them.
  const all = batches.success ? (batches.data as { batches: Batch[] }).batches : [];
  const printing = jobs.success ? (jobs.data as { jobs: Job[] }).jobs : [];
  return {
    batch: all.find(({ state }) => state === "buying") ?? all.find(isHalfBought) ?? null,
    isPrinting: printing.some(({ state }) => state === "queued" || state === "printing"),
  };
}

function isHalfBought({ state }: Batch): boolean {
  return state === "paused";
}

/** Tells, now and at every change, what the station is doing; `onChange` also gets what it did before. */
export function watchWork(
  station: WindowStation,
  onChange: (now: Work, before: Work) => void,
): void {
  let known = noWork;
  let timer: NodeJS.Timeout | null = null;
  const refresh = async () => {
    const before = known;
    known = await look(station);
    onChange(known, before);
  };
  station.onAnnouncement((news) => {
    const { kind } = news as { kind?: string };
    if (timer || (kind !== "batches.changed" && kind !== "printing.changed")) return;
    timer = setTimeout(() => {
      timer = null;
      void refresh();
    }, pace);
  });
  void refresh();
}
