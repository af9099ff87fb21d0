import { batchById, changeBatch } from "#electron/store/batches/batches.ts";
import { buyingBatches, queuedRows } from "#electron/store/batches/queue.ts";
import { rowOfOrder } from "#electron/store/batches/rows.ts";
import type { Announcement, Parts } from "../../context.ts";
import { buyRow } from "./buy-row.ts";
import { finishRun } from "./finish-run.ts";
import { openLeaving } from "./leave-together.ts";
import { openPace } from "./pace.ts";
import { sideBySide } from "./side-by-side.ts";

/** How often rows are looked at that wait for an outcome, should nobody tell of it, and a queue that met trouble; ms. */
const lookAgainMs = 5_000;

/** So many rows are looked for at once, at least. */
const refill = 8;

interface Found {
  batchId: string;
  rowId: string;
  runId: string;
}

/** Stands for all batches where a task is of no single one. */
const everyBatch = "";

export interface Buyer {
  wake: () => void;
  /** News of orders: outcomes that rows wait for, and changes that windows show. */
  hear(news: Announcement): void;
  /** Resolves when no row is being bought and none can be. */
  idle(): Promise<void>;
  close(): void;
}

/** The purchase queue of all batches: it lives in the station and its database, so a window or a restart is nothing to it. */
export function openBuyer(parts: Parts): Buyer {
  const { halts, busyRows } = parts.batchWork;
  /** Batches by the rows that are being bought now. */
  const buying = new Map<string, string>();
  const waiting = new Set<string>();
  const leaving = openLeaving();
  /** Rows that were begun so far, and how many of them when a batch stood still last: those say nothing new of it. */
  let begunRows = 0;
  const haltedAt = new Map<string, number>();
  /** Rows that had a turn in this life of the station, and the run that it was of. */
  const tried = new Map<string, string>();
  const finishing = new Set<string>();
  /** Batches whose queue met a bug or a refusal; left alone for a while. */
  const stuck = new Set<string>();
  const tasks = new Set<Promise<void>>();
  const pace = openPace(parts.clock);
  const rowParts = sideBySide(parts, pace, () => buying.size);
  let closed = false;
  let cancel = () => {};

  function lookAgain(): void {
    cancel();
    cancel = parts.clock.after(lookAgainMs, () => {
      waiting.clear();
      stuck.clear();
      wake();
    });
  }

  function start(batchId: string, work: () => Promise<void>, done: () => void): void {
    const task = work()
      .catch((error: unknown) => {
        parts.log.error({ err: error, batch: batchId }, "a queue met trouble; it goes on later");
        stuck.add(batchId);
        lookAgain();
      })
      .finally(() => {
        done();
        tasks.delete(task);
        wake();
      });
    tasks.add(task);
  }

  /** The queue of a batch stands still, for a reason; in memory alone when even that cannot be written. */
  async function halt(batchId: string, code: string, message: string): Promise<void> {
    halts.set(batchId, { code, message });
    haltedAt.set(batchId, begunRows);
    if (code !== "STORAGE_UNAVAILABLE") {
      const stands = await parts.store.write((tx) => {
        if (batchById.get(tx, { id: batchId })?.stage !== "buying") return false;
        const now = parts.clock.now();
        changeBatch(tx, batchId, {
          stage: "paused",
          paused_code: code,
          paused_message: message,
          updated_at: now,
        });
        return true;
      });
      halts.delete(batchId);
      if (!stands) return;
    }
    parts.batchWork.changed(batchId);
    parts.announce({ kind: "notice", id: batchId, message: `The purchase is paused. ${message}` });
  }

  async function take({ batchId, rowId, runId }: Found, begun: number): Promise<void> {
    const turn = await buyRow(rowParts(), rowId, tried.get(rowId) !== runId);
    if (turn.kind === "bought") leaving.add(rowId, batchId);
    if (turn.kind === "through" || turn.kind === "bought") {
      tried.delete(rowId);
      return;
    }
    if (turn.kind === "waiting") {
      tried.set(rowId, runId);
      waiting.add(rowId);
      lookAgain();
      return;
    }
    if (begun > (haltedAt.get(batchId) ?? 0)) await halt(batchId, turn.code, turn.message);
  }

  /** The next rows of all queues, as many as wanted; a queue that is empty comes to its end. */
  function next(wanted: number): Found[] {
    return parts.store.read((db) => {
      const found: Found[] = [];
      for (const { id: batchId } of buyingBatches.all(db, {})) {
        if (halts.has(batchId) || stuck.has(batchId)) continue;
        const limit = busyRows.size + waiting.size + leaving.size + wanted;
        const rows = queuedRows.all(db, { batchId, limit });
        const free = rows.filter(
          ({ id }) => !busyRows.has(id) && !waiting.has(id) && !leaving.has(id),
        );
        for (const { id, run_id } of free.slice(0, wanted - found.length))
          found.push({ batchId, rowId: id, runId: run_id ?? "" });
        if (found.length === wanted) return found;
        const begun = rows.length > 0 || [...buying.values()].includes(batchId);
        if (!begun && !finishing.has(batchId)) {
          finishing.add(batchId);
          start(
            batchId,
            () => finishRun(parts, batchId),
            () => finishing.delete(batchId),
          );
        }
      }
      return found;
    });
  }

  function letLeaveInTime(): void {
    if (finishing.has(everyBatch) || stuck.has(everyBatch)) return;
    if (!leaving.isDue(buying.values())) return;
    finishing.add(everyBatch);
    start(
      everyBatch,
      () => leaving.letLeave(rowParts().store),
      () => finishing.delete(everyBatch),
    );
  }

  function buy(found: Found): void {
    const { batchId, rowId } = found;
    const begun = ++begunRows;
    buying.set(rowId, batchId);
    busyRows.add(rowId);
    start(
      batchId,
      () => take(found, begun),
      () => {
        buying.delete(rowId);
        busyRows.delete(rowId);
      },
    );
  }

  function wake(): void {
    if (closed) return;
    letLeaveInTime();
    const lanes = pace.lanes();
    // Looking for one row costs as much as looking for many.
    if (lanes - buying.size < Math.min(lanes / 4, refill)) return;
    for (const found of next(lanes - buying.size)) buy(found);
  }

  return {
    wake,
    hear({ kind, id }) {
      if (closed || kind !== "orders.changed" || id === undefined) return;
      const row = parts.store.read((db) => rowOfOrder.get(db, { orderId: id }));
      if (!row) return;
      parts.batchWork.changed(row.batch_id);
      if (waiting.delete(row.id)) wake();
    },
    async idle() {
      while (tasks.size > 0) await Promise.all(tasks);
    },
    close() {
      closed = true;
      cancel();
    },
  };
}
