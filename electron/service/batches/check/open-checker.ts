import { staleRows } from "#electron/store/batches/checks.ts";
import { StationError } from "#shared/contract/errors.ts";
import type { Parts } from "../../context.ts";
import { type CheckedRow, checkRow } from "./check-row.ts";
import { uncheckable } from "./uncheckable.ts";

/** Rows rated at once. */
const lanes = 8;
/** Rows written in one transaction: few commits, and none that holds up the window for long. */
const perWrite = 16;
/** What is checked waits at most this long, in ms, for others to be written with. */
const longestWaitMs = 100;
/** How far ahead the lanes look; a row that a person waits for comes after these at the latest. */
const lookAhead = 32;
/** The pause after a round that the storage or a bug ended. */
const afterTroubleMs = 5_000;

function throwTrouble(trouble: { cause: unknown } | null): void {
  if (trouble) throw trouble.cause;
}

const nextTurn = () => new Promise<void>((next) => setImmediate(next));

export interface Checker {
  wake: () => void;
  /** Resolves when nothing waits to be checked. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Verifies and rates the rows that wait for it, a few at once, one a turn of the event loop, so that everybody else gets theirs. */
export function openChecker(parts: Parts): Checker {
  const busy = new Set<string>();
  let running: Promise<void> | null = null;
  let again = false;
  let closed = false;
  let cancel = () => {};

  /** One row that meets a bug must not hold up the others: the log has the bug, the row says that there was one. */
  async function check(rowId: string): Promise<CheckedRow | null> {
    try {
      return await checkRow(parts, rowId);
    } catch (error) {
      if (error instanceof StationError && error.code === "STORAGE_UNAVAILABLE") throw error;
      parts.log.error({ err: error, row: rowId }, "a row could not be checked");
      return uncheckable(parts, rowId);
    }
  }

  async function round(): Promise<void> {
    let waiting: string[] = [];
    let done: (CheckedRow & { rowId: string })[] = [];
    let checking = 0;
    let trouble: { cause: unknown } | null = null;
    let turn = Promise.resolve();

    async function flush(): Promise<void> {
      const group = done.splice(0);
      if (group.length === 0) return;
      await parts.store.write((tx) => {
        for (const checked of group) checked.write(tx);
      });
      for (const { rowId } of group) busy.delete(rowId);
      for (const id of new Set(group.map(({ batchId }) => batchId))) parts.batchWork.changed(id);
    }

    function noteTrouble(cause: unknown): void {
      trouble ??= { cause };
    }

    function nextRow(): string | undefined {
      if (closed || trouble) return undefined;
      if (waiting.length === 0)
        waiting = parts.store
          .read((db) => staleRows.all(db, { limit: lookAhead + busy.size }))
          .map(({ id }) => id)
          .filter((id) => !busy.has(id));
      return waiting.shift();
    }

    async function lane(): Promise<void> {
      for (let rowId = nextRow(); rowId !== undefined; rowId = nextRow()) {
        busy.add(rowId);
        checking += 1;
        const mine = turn.then(nextTurn);
        turn = mine;
        await mine;
        const checked = await check(rowId).finally(() => (checking -= 1));
        if (!checked) busy.delete(rowId);
        else if (done.push({ ...checked, rowId }) === 1)
          parts.clock.after(longestWaitMs, () => void flush().catch(noteTrouble));
        if (done.length >= perWrite || checking === 0) await flush();
      }
    }

    await Promise.all(Array.from({ length: lanes }, () => lane().catch(noteTrouble)));
    await flush();
    throwTrouble(trouble);
  }

  async function work(): Promise<void> {
    try {
      await round();
    } catch (error) {
      parts.log.error({ err: error }, "rows could not be checked; it goes on later");
      if (!closed) cancel = parts.clock.after(afterTroubleMs, wake);
    }
    busy.clear();
    running = null;
    if (again) wake();
  }

  function wake(): void {
    again = running !== null;
    if (closed || running) return;
    cancel();
    running = work();
  }

  return {
    wake,
    async idle() {
      for (let work = running; work; work = running) await work;
    },
    async close() {
      closed = true;
      cancel();
      await running;
    },
  };
}
